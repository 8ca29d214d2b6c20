import { findMeantName, type Registry } from '@jawab/core';
import { refusalResponse } from '@jawab/http';
import type { Hono } from 'hono';

const doors: [path: string, what: string][] = [
  ['/demo', 'a shop with the demo bot in its corner'],
  ['/docs', 'the reference of the REST API'],
  ['/v1/openapi.json', 'the same as an OpenAPI document'],
  ['/mcp', 'the MCP endpoint, for agents with a token'],
  ['/healthz', 'whether this process is alive'],
];

const page = (paths: Set<string>, hasDemo: boolean) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jawab</title>
<h1>Jawab runs here</h1>
<p>Support agents for Asia's languages. These are the doors:</p>
<ul>
${doors
  .filter(([path]) => (path.startsWith('/v1/') || paths.has(path)) && (path !== '/demo' || hasDemo))
  .map(([path, what]) => `<li><a href="${path}">${path}</a>: ${what}`)
  .join('\n')}
</ul>
`;

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Lists the fixed paths of an app, without those that have parameters. */
const listPaths = ({ routes }: Hono) =>
  new Set(routes.map(({ path }) => path).filter((path) => path.length > 1 && !/[*:]/.test(path)));

/** Says where a wrong path may have wanted to go: without its last slash, below `/v1`, or without a slip. */
function describeNear(path: string, paths: Set<string>, operations: Set<string>): string {
  const bare = path.replace(/\/+$/, '');
  const meant = paths.has(bare)
    ? bare
    : operations.has(bare)
      ? `/v1${bare}`
      : findMeantName([...paths], bare.toLowerCase());
  const shown = path.slice(0, 100);
  return meant
    ? `There is no ${shown}. Did you mean ${meant}?`
    : 'There is nothing here. The operations are at /v1, described at /docs. MCP is at /mcp.';
}

/** Refuses a request that no app has a path for. */
type Refuse = (request: Request, bindings: object) => Response | Promise<Response>;

/**
 * Answers `/` with a small page for browsers, and every other path that no app has with a 404 that says what may be meant. Below
 * `/v1`, `refuseOperation` says it, if this process has REST.
 */
export function mountLanding(
  app: Hono,
  { tools }: Pick<Registry, 'tools'>,
  refuseOperation: Refuse | null,
  hasDemo: () => boolean,
): void {
  const operations = new Set(tools.map(({ rest }) => rest.path));
  const paths = listPaths(app);
  app.get('/', (c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.body(page(paths, hasDemo()), 200, pageHeaders)
      : refusalResponse(
          'not_found',
          'There is nothing at /. The operations are at /v1, described at /docs. MCP is at /mcp.',
        ),
  );
  app.notFound(({ req, env }) =>
    refuseOperation && /^\/v1(?:\/|$)/.test(req.path)
      ? refuseOperation(req.raw, env as object)
      : refusalResponse('not_found', describeNear(req.path, paths, operations)),
  );
}
