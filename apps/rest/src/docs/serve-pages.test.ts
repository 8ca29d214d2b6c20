import { readdirSync, readFileSync } from 'node:fs';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveLinks } from './read-pages.ts';
import { servePages } from './serve-pages.ts';

const app = new Hono();
servePages(app, registry, 'https://bots.example');
const read = async (path: string) => {
  const response = await app.request(path);
  expect(response.status, path).toBe(200);
  return { text: await response.text(), headers: response.headers };
};
const root = new URL('../../../../', import.meta.url);
const files = readdirSync(new URL('docs/', root)).filter((name) => name.endsWith('.md'));

test.each(files)('serves %s as Markdown to everybody', async (file) => {
  const { text, headers } = await read(`/docs/${file}`);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const [title = ''] = readFileSync(new URL(`docs/${file}`, root), 'utf8').split('\n');
  expect(text.startsWith(`${title}\n`)).toBe(true);
});

test('llms.txt names every page, and every link of every page leads somewhere', async () => {
  const { text, headers } = await read('/llms.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Jawab\n\n> .+\n\n/);
  for (const file of [...files, 'sdk.md', 'reference.md'])
    expect(text).toContain(`](https://bots.example/docs/${file}): `);
  const seen = new Set<string>();
  const left = ['/llms.txt'];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const prose = (await read(path)).text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
    for (const [, target = ''] of prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      const { host, pathname } = new URL(target, `https://bots.example${path}`);
      if (host === 'bots.example') left.push(pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(files.length + 90);
});

test('a page of the reference says what an operation takes and answers', async () => {
  const { text } = await read('/docs/reference/ask_bot.md');
  expect(text).toMatch(/^# Ask a bot\n\n`POST \/v1\/chat`, `ask_bot`/);
  expect(text).toMatch(/\| `message` \| body \| string \| yes \| .+ \|/);
  expect(text).toMatch(/\| `jawab\.sources` \| answer \| list of Source \| yes \| .+ \|/);
  expect(text).toContain('```json');
  const webhook = (await read('/docs/reference/get_webhook.md')).text;
  expect(webhook).toMatch(/\| `id` \| path \| string \| yes \| .+ \|/);
});

test('a page that does not exist is 404', async () => {
  for (const path of ['/docs/nothing.md', '/docs/reference/nothing.md', '/docs/..%2FREADME.md'])
    expect((await app.request(path)).status, path).toBe(404);
});

test('links lead to pages that are served, and lose what is not', () => {
  const text =
    'See [Errors](errors.md#codes), [SDK](../packages/sdk/README.md), [tools](../tools/), [MCP](https://mcp.example/a).';
  expect(serveLinks(text, 'docs/')).toBe(
    'See [Errors](errors.md#codes), [SDK](sdk.md), tools, [MCP](https://mcp.example/a).',
  );
  expect(serveLinks('![Inbox](images/inbox.webp)', 'docs/')).toBe('Inbox');
});
