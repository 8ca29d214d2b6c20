import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { BrowserApp, BuiltFile } from '@jawab/browser-files';

const here = new URL('./', import.meta.url);
const language = new URL('../../packages/language/', here);

const targets = ['chrome123', 'firefox128', 'safari17.5'];
const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10).replace(/[_-]/g, 'x');

/** Builds one entry to one script. `es` keeps its exports, for `import()`; `iife` runs by itself. */
async function bundle(entry: string, format: 'es' | 'iife', define: Record<string, string>): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    root: here.pathname,
    configFile: false,
    logLevel: 'warn',
    define,
    // Calls of h() pack smaller than those of the automatic runtime.
    // Tests build with another NODE_ENV, and must get the same files.
    oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false } },
    build: {
      write: false,
      target: targets,
      cssTarget: targets,
      modulePreload: false,
      rolldownOptions: {
        input: new URL(entry, here).pathname,
        transform: { inject: { h: ['preact', 'h'], Fragment: ['preact', 'Fragment'] } },
        preserveEntrySignatures: format === 'es' ? 'exports-only' : false,
        output: { format, minify: true, codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The bundler returned no files.');
  return output.output[0].code;
}

/** Reads the strings of a chat window in every language. */
async function readStrings(): Promise<Map<string, Record<string, string>>> {
  const { windowKeys } = await import(new URL('window-strings.ts', language).href);
  const entries = await readdir(new URL('languages/', language), { withFileTypes: true });
  const codes = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const strings = new Map<string, Record<string, string>>();
  for (const code of codes) {
    const { default: all } = await import(new URL(`languages/${code}/strings.ts`, language).href);
    strings.set(code, Object.fromEntries(windowKeys.map((key: string) => [key, all[key]])));
  }
  return strings;
}

/** The chat window: `widget.js`, the panel that it loads, and the strings of each language. */
export const widget: BrowserApp = {
  name: 'widget',
  module: import.meta.url,
  sources: [
    new URL('src/', here),
    new URL('build.ts', here),
    new URL('languages/', language),
    new URL('format.ts', language),
    new URL('window-strings.ts', language),
    new URL('../../packages/sdk/read-events.ts', here),
    new URL('../../pnpm-lock.yaml', here),
  ],
  async build(): Promise<BuiltFile[]> {
    const strings = await readStrings();
    const texts = [...strings].map(([code, of]) => [code, JSON.stringify(of)] as const);
    const stringsPath = `assets/strings.${hashOf(texts.join())}.`;
    const panel = await bundle('src/panel/main.tsx', 'es', { __STRINGS__: JSON.stringify(stringsPath) });
    const panelPath = `assets/panel.${hashOf(panel)}.js`;
    const labels = Object.fromEntries([...strings].map(([code, { chat }]) => [code, chat]));
    const loader = await bundle('src/loader/loader.ts', 'iife', {
      __PANEL__: JSON.stringify(panelPath),
      __LABELS__: JSON.stringify(labels),
    });
    return [
      { path: 'widget.js', text: loader },
      { path: `assets/widget.${hashOf(loader)}.js`, text: loader },
      { path: panelPath, text: panel },
      ...texts.map(([code, text]) => ({ path: `${stringsPath}${code}.json`, text })),
    ];
  },
};
