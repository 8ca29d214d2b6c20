export { type ExtractCode, ExtractError } from './error.ts';
export { closeExtract, createExtractor, type ExtractOptions, type Extractor, extract } from './extract.ts';
export type { Extracted, Source } from './job.ts';
