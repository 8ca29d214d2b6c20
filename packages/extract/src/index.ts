export { ExtractError } from './error.ts';
export { createExtractor } from './extract.ts';
export type { Extracted, Recognize, Source } from './job.ts';
export { repairText } from './text/repair.ts';
export { sumWarnings, type Warning } from './warnings.ts';
