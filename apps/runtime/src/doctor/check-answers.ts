import type { Config } from '../config.ts';
import { describeAnswers } from '../describe-answers.ts';
import { type Finding, ok } from './finding.ts';

/** Says what answers with these settings, and where the measured quality is written. */
export const checkAnswers = (config: Config): Finding[] => [
  ok(`${describeAnswers(config)} docs/quality.md says how well, measured without any model.`),
];
