import {
  integrationScopes,
  LimitExceptions,
  type Limits,
  type Plan,
  planNames,
  type Scope,
  scopes,
} from '@jawab/core';
import { InvalidSetting } from '@jawab/runtime';

const refuse = (message: string): never => {
  throw new InvalidSetting(message);
};

export const readPlan = (text: string): Plan =>
  planNames.includes(text as Plan)
    ? (text as Plan)
    : refuse(`There is no plan ${text}. Use one of ${planNames.join(', ')}.`);

/** Reads `--limits`, a JSON object such as `{"bots": 3, "requestsPerMinute": null}`. */
export function readLimits(text: string): Partial<Limits> {
  try {
    return LimitExceptions.parse(JSON.parse(text)) as Partial<Limits>;
  } catch {
    return refuse(
      `--limits must be a JSON object with any of ${Object.keys(LimitExceptions.shape).join(', ')}. null removes a limit.`,
    );
  }
}

/** Reads `--reset-limits`: names of limits, or `all`. */
export function readLimitNames(text: string): string[] {
  const known = Object.keys(LimitExceptions.shape);
  if (text === 'all') return known;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name));
  return unknown.length > 0
    ? refuse(`There is no limit ${unknown.join(', ')}. Use ${known.join(', ')}, or all.`)
    : names;
}

/** `all` is every scope an integration needs. Scopes that manage the workspace are given by name only. */
export function readScopes(text: string): Scope[] {
  if (text === 'all') return [...integrationScopes];
  const wanted = text.split(',').map((scope) => scope.trim());
  const unknown = wanted.filter((scope) => !scopes.includes(scope as Scope));
  return unknown.length > 0
    ? refuse(`There is no scope ${unknown.join(', ')}. Use ${scopes.join(', ')}, or all.`)
    : (wanted as Scope[]);
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads an id, in lower case. */
export function readId(text: string): string {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : refuse(`${text} is not a valid id. Use an id that the list commands show.`);
}

/** Reads comma-separated ids, without repeats. */
export const readIds = (text: string): string[] => [...new Set(text.split(',').map(readId))];

/** Reads a name that is not blank. */
export const readName = (text: string): string =>
  text.trim() === '' ? refuse('The name must not be blank.') : text.trim();

const units = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** Reads a lifetime such as `30d`, `12h`, `15m` or `90s` as a time from now. */
export function readExpiry(text: string, now = new Date()): Date {
  const [, count, unit] =
    /^(\d{1,6})([smhd])$/.exec(text) ?? refuse('--expires-in must be a time such as 30d, 12h, 15m or 90s.');
  return new Date(now.getTime() + Number(count) * units[unit as keyof typeof units] * 1000);
}

/** Reads the input of `jawab call`: one JSON object, or `key=value` pairs with JSON values where possible. */
export function readInput(parts: string[]): object {
  const [first] = parts;
  if (first?.trimStart().startsWith('{')) {
    try {
      return JSON.parse(first);
    } catch {
      return refuse('The input is not valid JSON.');
    }
  }
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      if (at < 1) return refuse(`Write the input as key=value pairs or as one JSON object, not as ${part}.`);
      return [part.slice(0, at), readValue(part.slice(at + 1))];
    }),
  );
}

function readValue(text: string): unknown {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}
