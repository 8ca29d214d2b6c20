import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';
import { pathToFileURL } from 'node:url';
import { windowKeys } from '@jawab/language/window-strings.ts';
import { buildOpenApi } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { ownProperties } from '@jawab/widget/own-properties.ts';
import { expect, test } from 'vitest';

test('the build of the chat window shortens no name of a browser, of the service or of a text', () => {
  const { resolve } = createRequire(import.meta.url);
  const compiler = createRequire(resolve('typescript/package.json'));
  const lib = new URL(
    './lib/',
    pathToFileURL(compiler.resolve(`@typescript/typescript-${platform}-${arch}/package.json`)),
  );
  const types = readdirSync(lib)
    .filter((name) => /^lib\.(?:dom|es)/.test(name))
    .map((name) => readFileSync(new URL(name, lib), 'utf8'))
    .join('\n');
  expect(types).toContain('  readonly serviceWorker: ServiceWorkerContainer;');
  const api = JSON.stringify(
    Object.entries(buildOpenApi(registry).paths as object)
      .filter(([path]) => path.includes('/widget/'))
      .map(([, operations]) => operations),
  );
  expect(api).toContain('"session_token":');
  const declared = types.matchAll(/^ +(?:readonly )?(?:get )?(?:set )?([\w$]+)[?]?[:(<]/gm);
  const ofBrowser = new Set([...declared].map(([, name]) => name));
  expect(ofBrowser).toContain('serviceWorker');
  const taken = ownProperties.filter(
    (name) =>
      ofBrowser.has(name) ||
      api.includes(`"${name}":`) ||
      windowKeys.includes(name as (typeof windowKeys)[number]),
  );
  expect(taken).toEqual([]);
});
