export { type BrowserApp, type BuiltFile, prepareBrowserFiles } from './prepare.ts';
export type { BrowserFiles } from './read-files.ts';
export { serveFile } from './serve-file.ts';
export { inlineTokens, tokens } from './tokens.ts';
