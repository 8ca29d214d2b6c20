export { measureText, type TextMeasure } from '@jawab/language';
export { analyze, analyzeQuestion, type Unit } from './analyzer/analyze.ts';
export { questionKey } from './analyzer/question-key.ts';
export { scriptRuns, segmentWords } from './analyzer/tokens.ts';
export { analyzerVersion } from './analyzer/version.ts';
export { tableRule } from './chunker/blocks.ts';
export {
  type Chunk,
  chunkDocument,
  chunkerVersion,
  type DocumentText,
  headingSeparator,
} from './chunker/chunk-document.ts';
export { sentenceSpans, splitSentences } from './chunker/sentences.ts';
export { sizeInLetters } from './chunker/size-in-letters.ts';
export { titleOf } from './chunker/title-lines.ts';
export { bestWindow, createQuoter, isSameSection, type Quoter, type Window } from './search/best-window.ts';
export { minQuality } from './search/find-passages.ts';
export { readInForce } from './search/in-force.ts';
export { spokenSizes, unsureSizes, writtenSizes } from './search/quote-sizes.ts';
export { reanalyzeChunks } from './search/reanalyze-chunks.ts';
export { type IndexedChunks, indexChunks, replaceChunks, textToEmbed } from './search/replace-chunks.ts';
export { type Candidate, measure, readCandidates, search } from './search/search.ts';
export { type FailedRetriever, selfTest } from './search/self-test.ts';
export type { Signals } from './search/signals.ts';
export { refreshStatistics } from './search/statistics.ts';
export {
  addVectors,
  deleteOtherVectors,
  findWithoutVector,
  type ServingModel,
  serveModel,
  servingModel,
} from './search/vector-models.ts';
