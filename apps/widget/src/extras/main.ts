import type { Extras } from '../panel/ui.ts';
import { drawEnding } from './actions.tsx';
import { lend } from './lent.ts';
import { drawAnswer } from './rich-text.tsx';
import { createSentenceReader } from './sentence-reader.ts';
import { playTone } from './tone.ts';

export default { lend, drawAnswer, drawEnding, createSentenceReader, playTone } satisfies Extras;
