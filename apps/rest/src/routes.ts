import { fail, listFor, type Registry, type Tool } from '@jawab/core';

/** A tool that fits a request, and the encoded segments of the path that stand for its parameters. */
export interface Match {
  tool: Tool;
  params: Record<string, string>;
}

interface Route {
  segments: { name: string | null; text: string }[];
  tools: Map<string, Tool>;
}

/** Encoded text of a path segment as it was meant; null when it is not UTF-8 in percent encoding. */
export function decodeSegment(segment: string): string | null {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const compile = (path: string): Route['segments'] =>
  path
    .slice(1)
    .split('/')
    .map((text) => ({ name: /^\{(\w+)\}$/.exec(text)?.[1] ?? null, text }));

function fit(route: Route, parts: string[]): Match['params'] | null {
  if (route.segments.length !== parts.length) return null;
  const params: Match['params'] = {};
  for (const [i, { name, text }] of route.segments.entries()) {
    const part = parts[i] as string;
    if (name && part !== '') params[name] = part;
    else if (decodeSegment(part) !== text) return null;
  }
  return params;
}

/**
 * Makes the finder of the registry's operations for tokens. `path` is what follows `/v1`, still encoded. Words win
 * over parameters. Fails with `not_found`, or with `method_not_allowed` and an `Allow` header.
 */
export function createRoutes(registry: Registry) {
  const byPath = new Map<string, Route>();
  for (const tool of listFor(registry, 'token')) {
    const { method, path } = tool.rest;
    const key = path.replace(/\{\w+\}/g, '{}');
    const route = byPath.get(key) ?? { segments: compile(path), tools: new Map() };
    byPath.set(key, route.tools.set(method, tool) && route);
  }
  const inWords = ({ segments }: Route) => segments.map(({ name }) => (name ? '1' : '0')).join('');
  const routes = [...byPath.values()].sort((a, b) => inWords(a).localeCompare(inWords(b)));
  return (method: string, path: string): Match => {
    const parts = path.slice(1).split('/');
    for (const route of routes) {
      const params = fit(route, parts);
      if (!params) continue;
      const tool = route.tools.get(method === 'HEAD' ? 'GET' : method);
      return tool ? { tool, params } : refuseMethod(method, [...route.tools.keys()]);
    }
    return fail('not_found', 'There is no such operation. GET /v1/openapi.json lists them all.');
  };
}

/** 405 with the methods that would do. */
export function refuseMethod(method: string, methods: string[]): never {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  return fail('method_not_allowed', `${method} is not possible here. Use ${allow}.`, { headers: { allow } });
}
