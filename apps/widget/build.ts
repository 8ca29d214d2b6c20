import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type BrowserApp, type BuiltFile, inlineTokens, tokens } from '@jawab/browser-files';
import type { InlineConfig, Plugin } from 'vite';
import { leanPreact } from './lean-preact.ts';
import { ownProperties } from './own-properties.ts';

const here = new URL('./', import.meta.url);
const language = new URL('../../packages/language/', here);

const targets = ['chrome123', 'firefox128', 'safari17.5'];
const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10).replace(/[_-]/g, 'x');

/** Names a script by its contents, so that browsers may keep it. */
const chunkOf = (name: string, text: string): BuiltFile => ({
  path: `assets/${name}.${hashOf(text)}.js`,
  text,
});

interface Entry {
  path: string;
  /** `es` keeps its exports, for `import()`; `iife` runs by itself. */
  format: 'es' | 'iife';
  define?: Record<string, string>;
  /** The module that `h` of JSX comes from. */
  h?: string;
}

const shortened = new RegExp(`^(?:_.*|${ownProperties.join('|')})$`);

const readTokens: Plugin = {
  name: 'tokens',
  enforce: 'pre',
  transform: { filter: { id: /\.css\?inline$/ }, handler: inlineTokens },
};

/** Says how one entry becomes one script. `cache`: the short names of properties so far. */
const bundling = (
  { path, format, define = {}, h = 'preact' }: Entry,
  cache: Record<string, string | false>,
): InlineConfig => ({
  root: here.pathname,
  configFile: false,
  logLevel: 'warn',
  define,
  plugins: [leanPreact, readTokens],
  // Calls of h() pack smaller than those of the automatic runtime.
  // Tests build with another NODE_ENV, and must get the same files.
  oxc: { jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment', development: false } },
  build: {
    write: false,
    target: targets,
    cssTarget: targets,
    modulePreload: false,
    rolldownOptions: {
      input: new URL(path, here).pathname,
      transform: { inject: { h: [h, 'h'], Fragment: ['preact', 'Fragment'] } },
      treeshake: { propertyReadSideEffects: false },
      preserveEntrySignatures: format === 'es' ? 'exports-only' : false,
      output: {
        format,
        codeSplitting: false,
        minify: {
          compress: true,
          mangle: true,
          codegen: true,
          mangleProps: { include: shortened, cache },
        },
      },
    },
  },
});

/** Creates a function that builds one entry to one script. All its scripts shorten a property alike. */
function createBundler(): (entry: Entry) => Promise<string> {
  let cache: Record<string, string | false> = {};
  return async (entry) => {
    // A service whose scripts are built already needs neither.
    const { build } = await import('vite');
    const { minify } = await import('terser');
    const built = await build(bundling(entry, cache));
    const [output] = Array.isArray(built) ? built : [built];
    if (!output || !('output' in output)) throw new Error('The bundler returned no files.');
    cache = output.mangleCache ?? cache;
    // Terser takes another 1 % off what the bundler minified.
    const { code = '' } = await minify(output.output[0].code, {
      module: entry.format === 'es',
      compress: { passes: 2, pure_getters: true },
    });
    return code;
  };
}

/** Reads the strings of a chat window in every language, and which of them are written from right to left. */
async function readLanguages(): Promise<{ strings: Map<string, Record<string, string>>; rtl: string[] }> {
  const { windowKeys } = await import(new URL('window-strings.ts', language).href);
  const entries = await readdir(new URL('languages/', language), { withFileTypes: true });
  const codes = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const strings = new Map<string, Record<string, string>>();
  const rtl: string[] = [];
  for (const code of codes) {
    const { default: facts } = await import(new URL(`languages/${code}/facts.ts`, language).href);
    if (facts.direction === 'rtl') rtl.push(code);
    const { default: all } = await import(new URL(`languages/${code}/strings.ts`, language).href);
    strings.set(code, Object.fromEntries(windowKeys.map((key: string) => [key, all[key]])));
  }
  return { strings, rtl };
}

/** The chat window: `widget.js`, the panel, extras and more that it loads, and the strings of each language. */
export const widget: BrowserApp = {
  name: 'widget',
  module: import.meta.url,
  sources: [
    new URL('src/', here),
    new URL('build.ts', here),
    new URL('lean-preact.ts', here),
    new URL('own-properties.ts', here),
    tokens,
    new URL('languages/', language),
    new URL('format.ts', language),
    new URL('window-strings.ts', language),
    new URL('../../packages/sdk/read-events.ts', here),
    new URL('../../packages/browser-voice/', here),
    new URL('../../packages/voice-activity/', here),
    new URL('../../pnpm-lock.yaml', here),
  ],
  async build(): Promise<BuiltFile[]> {
    const { strings, rtl } = await readLanguages();
    const texts = [...strings].map(([code, of]) => [code, JSON.stringify(of)] as const);
    const stringsPath = `assets/strings.${hashOf(texts.join())}.`;
    const lent = new URL('src/extras/lent.ts', here).pathname;
    const bundle = createBundler();
    const chunkFrom = async (name: string, file = 'main.tsx') =>
      chunkOf(name, await bundle({ path: `src/${name}/${file}`, format: 'es', h: lent }));
    const extras = await chunkFrom('extras', 'main.ts');
    const voice = await chunkFrom('voice', 'main.ts');
    const [rating, form, attach] = [
      await chunkFrom('rating'),
      await chunkFrom('form'),
      await chunkFrom('attach'),
    ];
    const bubble = await chunkFrom('bubble', 'main.ts');
    const whole = await bundle({
      path: 'src/panel/main.tsx',
      format: 'es',
      define: {
        __STRINGS__: JSON.stringify(stringsPath),
        __EXTRAS__: JSON.stringify(extras.path),
        __VOICE__: JSON.stringify(voice.path),
        __RATING__: JSON.stringify(rating.path),
        __FORM__: JSON.stringify(form.path),
        __ATTACH__: JSON.stringify(attach.path),
      },
    });
    const panel = chunkOf('panel', whole);
    const labels = Object.fromEntries([...strings].map(([code, { chat }]) => [code, chat]));
    const loader = await bundle({
      path: 'src/loader/loader.ts',
      format: 'iife',
      define: {
        __PANEL__: JSON.stringify(panel.path),
        __BUBBLE__: JSON.stringify(bubble.path),
        __LABELS__: JSON.stringify(labels),
        __RTL__: JSON.stringify(rtl),
      },
    });
    return [
      { path: 'widget.js', text: loader },
      { path: `assets/widget.${hashOf(loader)}.js`, text: loader },
      ...[panel, extras, voice, rating, form, attach, bubble],
      ...texts.map(([code, text]) => ({ path: `${stringsPath}${code}.json`, text })),
    ];
  },
};
