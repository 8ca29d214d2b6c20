export { type ExtractCode, ExtractError } from './error.ts';
export { createExtractor, type ExtractOptions, type Extractor } from './extract.ts';
export type { Extracted, Picture, PictureWord, Recognize, Source } from './job.ts';
export { repairText } from './text/repair.ts';
export { sumWarnings, type Warning, type WarningCode, warningCodes } from './warnings.ts';
