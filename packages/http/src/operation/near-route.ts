import { findMeantName } from '@jawab/core';

const maxShown = 100;

/** Operations of OpenAI that clients look for, and what to use instead. */
const ofOpenAi: Record<string, string> = {
  '/responses': 'Use POST /v1/chat/completions; in clients that offer it, turn the Responses API off.',
  '/completions': 'Use POST /v1/chat/completions.',
  '/embeddings': 'A bot answers at POST /v1/chat/completions; POST /v1/kb/search finds passages.',
};

/** The method and the path of an operation; the path is the part after `/v1`. */
export interface KnownRoute {
  method: string;
  path: string;
}

/** Returns whether two parts of a path are the same, or so close that one is a slip of the other. */
const isClose = (known: string, given: string) =>
  known.startsWith('{') ? given !== '' : findMeantName([known], given) === known;
const isPlural = (known: string, given: string) => known === `${given}s` || `${known}s` === given;

/**
 * Creates the search for the operation that a wrong path means: a slash at the end, a slip of two letters, a singular.
 * Returns a sentence for the refusal. `path` is the part after `/v1`.
 */
export function createNearRoutes(routes: readonly KnownRoute[]) {
  const known = routes.map(({ method, path }) => ({
    method,
    path,
    parts: path.slice(1).split('/'),
  }));
  return (method: string, path: string): string => {
    const parts = path.split('/').filter((part) => part !== '');
    const near = known.filter(
      (route) =>
        parts.length > 0 &&
        route.parts.length === parts.length &&
        route.parts.every((part, i) => isClose(part, parts[i] ?? '') || isPlural(part, parts[i] ?? '')),
    );
    const best = near.find((route) => route.method === method) ?? near[0];
    const shown = `/v1${path}`.slice(0, maxShown);
    const instead = ofOpenAi[`/${parts.join('/')}`];
    if (instead) return `There is no operation at ${shown}. ${instead}`;
    return best
      ? `There is no ${shown}. Did you mean ${best.method} /v1${best.path}?`
      : `There is no operation at ${shown || '/v1'}. GET /v1/openapi.json lists all operations.`;
  };
}
