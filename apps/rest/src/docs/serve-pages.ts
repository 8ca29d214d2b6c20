import type { Registry } from '@jawab/core';
import type { Context, Env, Hono, Next } from 'hono';
import { buildOpenApi } from '../openapi/build.ts';
import { type Page, readContents, readPages } from './read-pages.ts';
import { listOperations, writeOperation, writeReference } from './write-reference.ts';

const answer = (text: string, type: string) =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  });

const titleOf = ({ text }: Page) => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** Writes what the service is and where its pages are, in the form of llmstxt.org. */
async function writeLlms(pages: Map<string, Page>, origin: string): Promise<string> {
  const link = (name: string, title: string, content: string) =>
    `- [${title}](${new URL(`/docs/${name}.md`, origin)}): ${content}`;
  const rows = (await readContents()).flatMap(({ names, content }) =>
    names.map((name) => {
      const page = pages.get(name);
      return page ? [link(name, titleOf(page), content)] : [];
    }),
  );
  return [
    '# Jawab',
    '',
    "> Support agents for Asia's languages. A bot answers the customers of a business from its own knowledge, in their language, or says that it does not know.",
    '',
    `Agents connect to MCP at ${new URL('/mcp', origin)}. Programs use REST at ${new URL('/v1', origin)}, described at ${new URL('/v1/openapi.json', origin)} (OpenAPI 3.1), and in short at ${new URL('/v1/openapi-actions.json', origin)}.`,
    '',
    '## Reference',
    '',
    link('reference', 'Reference of the REST API', 'every operation, with a page for each'),
    '',
    '## Docs',
    '',
    ...rows.flat(),
    '',
  ].join('\n');
}

/**
 * Adds the documents as Markdown: `/docs/{page}.md`, `/docs/reference.md` and a page for each operation, and `/llms.txt`, which lists them.
 * They need no token. Without `publicUrl`, the list names the address that it was asked at.
 */
export function servePages<E extends Env>(app: Hono<E>, registry: Registry, publicUrl: string | null): void {
  let pages: Promise<Map<string, Page>> | undefined;
  const readOnce = () => {
    pages ??= readPages();
    return pages;
  };
  let document: ReturnType<typeof buildOpenApi> | undefined;
  const describe = () => {
    document ??= buildOpenApi(registry, publicUrl);
    return document;
  };
  app.get('/llms.txt', async ({ req }) =>
    answer(await writeLlms(await readOnce(), publicUrl ?? new URL(req.url).origin), 'text/plain'),
  );
  app.get('/docs/reference.md', () => answer(writeReference(describe()), 'text/markdown'));
  app.get('/docs/reference/:file{\\w+\\.md}', ({ req }: Context<E, '/docs/reference/:file'>, next: Next) => {
    const name = req.param('file').slice(0, -3);
    const listed = listOperations(describe()).find(({ operation }) => operation.operationId === name);
    return listed ? Promise.resolve(answer(writeOperation(listed, describe()), 'text/markdown')) : next();
  });
  app.get('/docs/:file{[\\w-]+\\.md}', async ({ req }: Context<E, '/docs/:file'>, next: Next) => {
    const page = (await readOnce()).get(req.param('file').slice(0, -3));
    return page ? answer(page.text, 'text/markdown') : next();
  });
}
