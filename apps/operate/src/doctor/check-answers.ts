import { createChatModel, createEmbedder } from '@jawab/ai';
import { type Config, describeAnswers } from '@jawab/runtime';
import { type Finding, ok } from './finding.ts';
// Written by `npm run -s eval -- report` together with docs/quality.md.
import measured from './measured.json' with { type: 'json' };

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

/** Says what answers with these settings, and how well it does without any model. */
export function checkAnswers(config: Config): Finding[] {
  const { gemini, chat, embedding } = config;
  const models = { gemini, chat, embedding };
  const unmeasured = [createChatModel(models)?.id, createEmbedder(models)?.model].filter(Boolean);
  const { asked, inText, abstained, unknown, unknownAnswered } = measured;
  const sentences = [
    unmeasured.length > 0 && `How well this does with ${unmeasured.join(' and ')} was not measured.`,
    `Measured without a model: ${percent(inText, asked)} of ${asked} questions get a reply with the right answer, and ${percent(abstained, asked)} a wrong “I do not know”.`,
    `Of ${unknown} questions that no page answers, ${percent(unknownAnswered, unknown)} are answered all the same.`,
    'docs/quality.md has all figures.',
  ];
  return [ok(describeAnswers(config)), ok(sentences.filter(Boolean).join(' '))];
}
