import { readFile } from 'node:fs/promises';
import { type BrowserApp, type BuiltFile, tokens } from '@jawab/browser-files';
import type { Rolldown } from 'vite';

const here = new URL('./', import.meta.url);
const language = new URL('../../packages/language/', here);
const sdk = new URL('../../packages/sdk/', here);

const pushWorker = 'push-worker.js';

const targets = ['chrome123', 'firefox128', 'safari17.5'];

interface Chunk {
  name: string;
  facadeModuleId?: string | null;
}

/** The name of a built file: letters only and its own, so that an old hash can be redirected to the current file. */
function nameOf({ name, facadeModuleId }: Chunk): string {
  const [, code, part] =
    /languages\/([\w-]+)\/(dashboard|bot|business|reported)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const own = code && `${part === 'dashboard' ? 'words' : part}_${code}`;
  return (own ?? name.replace(/\.\w+$/, '')).replace(/\W/g, '_');
}

const fileNames: Rolldown.OutputOptions = {
  hashCharacters: 'base36',
  entryFileNames: (chunk) => `assets/${nameOf(chunk)}.[hash].js`,
  chunkFileNames: (chunk) => `assets/${nameOf(chunk)}.[hash].js`,
  // Few files: a browser opens six connections, and each file costs a slow processor some milliseconds.
  codeSplitting: {
    groups: [
      { name: 'first', tags: ['$initial'] },
      { name: 'parts', minShareCount: 2 },
    ],
  },
  assetFileNames: ({ names }) => `assets/${nameOf({ name: names[0] ?? 'file' })}.[hash][extname]`,
};

async function build(): Promise<BuiltFile[]> {
  const vite = await import('vite');
  const { default: tailwind } = await import('@tailwindcss/vite');
  const built = await vite.build({
    root: here.pathname,
    configFile: false,
    // Bundled libraries mark code for servers, and each mark would be a warning.
    logLevel: 'error',
    plugins: [tailwind()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: targets,
      cssTarget: targets,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: new URL('index.html', here).pathname,
        output: fileNames,
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The bundler returned no files.');
  const files = output.output.map((file) => ({
    path: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }));
  // A service worker keeps its address, or browsers would keep the old one beside it.
  return [...files, { path: pushWorker, text: await readFile(new URL(`src/${pushWorker}`, here), 'utf8') }];
}

/** The dashboard: `index.html` and the files it loads, one for each page and language. */
export const dashboard: BrowserApp = {
  name: 'dashboard',
  module: import.meta.url,
  sources: [
    new URL('src/', here),
    new URL('index.html', here),
    new URL('index.ts', here),
    tokens,
    new URL('languages/', language),
    new URL('format.ts', language),
    new URL('dashboard-languages.ts', language),
    ...['client.ts', 'index.ts', 'read-events.ts', 'routes.ts'].map((name) => new URL(name, sdk)),
    ...['browser-voice/', 'voice-activity/', 'language/speech/'].map(
      (name) => new URL(`../../packages/${name}`, here),
    ),
    new URL('../../pnpm-lock.yaml', here),
  ],
  build,
};
