import type { z } from 'zod';

/** A piece of SQL with its parameters apart. Built only here, so a value can never become SQL. */
export class Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** A part of a statement, to be put inside another template: `fragment\`bot_id = ${id}\``. */
export const fragment = (strings: TemplateStringsArray, ...values: unknown[]) =>
  new Fragment(strings, values);

const literals = new Map<string, Fragment>();
const maxLiterals = 1_000;

/**
 * A constant inside the statement's text, for where a parameter will not do: a partial index is found by the constants of
 * its condition. Each value makes a statement of its own, so only for few and lasting ones.
 */
export function literal(value: string): Fragment {
  let known = literals.get(value);
  if (!known) {
    if (literals.size >= maxLiterals) literals.clear();
    known = new Fragment([`'${value.replaceAll("'", "''")}'`], []);
    literals.set(value, known);
  }
  return known;
}

/** A way templates were put together, reached by the path of their strings; the same way has the same text. */
interface Shape {
  text: string | null;
  next: Map<unknown, Shape>;
}
const shapes: Shape = { text: null, next: new Map() };
const maxShapes = 20_000;
let known = 0;

function follow(shape: Shape, step: unknown): Shape {
  let next = shape.next.get(step);
  if (!next) {
    next = { text: null, next: new Map() };
    if (known++ < maxShapes) shape.next.set(step, next);
  }
  return next;
}

/** Flattens a template and the fragments inside it to `$1` text and a list of parameters; a text is built once. */
export function compile(strings: readonly string[], values: readonly unknown[]) {
  const params: unknown[] = [];
  const collect = (before: Shape, parts: readonly string[], inside: readonly unknown[]): Shape => {
    let shape = follow(before, parts);
    for (let i = 0; i < inside.length; i++) {
      const value = inside[i];
      if (value instanceof Fragment) shape = collect(follow(shape, i), value.strings, value.values);
      else params.push(value);
    }
    return follow(shape, 'end');
  };
  const shape = collect(shapes, strings, values);
  shape.text ??= render(strings, values, { count: 0 });
  return { text: shape.text, params };
}

function render(parts: readonly string[], inside: readonly unknown[], seen: { count: number }): string {
  let text = parts[0] ?? '';
  for (let i = 0; i < inside.length; i++) {
    const value = inside[i];
    text += value instanceof Fragment ? render(value.strings, value.values, seen) : `$${++seen.count}`;
    text += parts[i + 1];
  }
  return text;
}

// biome-ignore lint/suspicious/noExplicitAny: a row's shape is stated by its caller
export type Row = Record<string, any>;

/**
 * Tagged template that runs one statement and answers its rows.
 * `` sql`…` `` answers plain rows; `` sql(Bot)`…` `` types them by a schema (checked once, at the tool's output).
 * Column names are wire names. Throws what Postgres throws.
 */
export interface Sql {
  <T extends Row = Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<T[]>;
  <S extends z.ZodType>(
    schema: S,
  ): (strings: TemplateStringsArray, ...values: unknown[]) => Promise<z.infer<S>[]>;
}

/** The database as one workspace sees it: row-level security holds for every statement. */
export interface WorkspaceDatabase {
  /** One statement in a transaction of its own. */
  sql: Sql;
  /** The same, but the commit returns before the disk has it: for what a later durable commit will carry along. */
  sqlSoon: Sql;
  /** Several statements in one transaction; `durable: false` lets the commit return before the disk has it. */
  tx<T>(run: (sql: Sql) => Promise<T>, options?: { durable?: boolean }): Promise<T>;
}

/** The whole database. `system` belongs to no workspace: it is for operators, the worker's own tables and housekeeping. */
export interface Database {
  workspace(workspaceId: string): WorkspaceDatabase;
  system: WorkspaceDatabase;
  close(): Promise<void>;
}
