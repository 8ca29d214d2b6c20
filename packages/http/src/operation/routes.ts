import { fail, type Tool } from '@jawab/core';
import { createNearRoutes, type KnownRoute } from './near-route.ts';

/** The tools at a path by method, and the encoded segments of the path that are its parameters. */
export interface Match {
  tools: ReadonlyMap<string, Tool>;
  params: Record<string, string>;
}

interface Route {
  segments: { name: string | null; text: string }[];
  tools: Map<string, Tool>;
}

/** Decodes a path segment. Returns null when it is not UTF-8 in percent encoding. */
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

/** The routes of tools. A path is the part after `/v1`, still encoded. */
export interface Routes {
  /** Returns whether a tool has this path, with any method. */
  has(path: string): boolean;
  /** Finds the tools at a path. Fails with `not_found`, and says which may be meant; one of the same `method` first. */
  find(path: string, method?: string): Match;
}

/** Creates the routes of tools. Words win over parameters. A wrong path may also mean one of `others`, served elsewhere. */
export function createRoutes(tools: readonly Tool[], others: readonly KnownRoute[] = []): Routes {
  const byPath = new Map<string, Route>();
  for (const tool of tools) {
    const { method, path } = tool.rest;
    const key = path.replace(/\{\w+\}/g, '{}');
    const route = byPath.get(key) ?? { segments: compile(path), tools: new Map() };
    byPath.set(key, route.tools.set(method, tool) && route);
  }
  const inWords = ({ segments }: Route) => segments.map(({ name }) => (name ? '1' : '0')).join('');
  const routes = [...byPath.values()].sort((a, b) => inWords(a).localeCompare(inWords(b)));
  const describeNear = createNearRoutes([...tools.map(({ rest }) => rest), ...others]);
  const match = (path: string): Match | null => {
    const parts = path.slice(1).split('/');
    for (const route of routes) {
      const params = fit(route, parts);
      if (params) return { tools: route.tools, params };
    }
    return null;
  };
  return {
    has: (path) => match(path) !== null,
    find: (path, method = 'GET') => match(path) ?? fail('not_found', describeNear(method, path)),
  };
}

/**
 * Picks the tool for a method; HEAD is answered like GET. Fails with `method_not_allowed` and an `Allow` header of the tools'
 * methods and `others`.
 */
export const pickTool = ({ tools }: Match, method: string, others: string[] = []): Tool =>
  tools.get(method === 'HEAD' ? 'GET' : method) ?? refuseMethod(method, [...tools.keys(), ...others]);

/** Refuses a method with 405 and the methods that are possible. */
export function refuseMethod(method: string, methods: string[]): never {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  return fail('method_not_allowed', `${method} is not supported here. Use ${allow}.`, { headers: { allow } });
}
