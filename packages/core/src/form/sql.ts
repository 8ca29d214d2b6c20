import type { z } from 'zod';
import { remember } from './once.ts';

/** SQL text with separate parameters. Only this file creates it, so a value can never become SQL. */
export class Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** Makes a part of a statement for use in another template: `fragment\`bot_id = ${id}\``. */
export const fragment = (strings: TemplateStringsArray, ...values: unknown[]) =>
  new Fragment(strings, values);

/**
 * Adds a condition if its value is given: `and …`. A prepared statement then contains only the filters of its call, so that
 * Postgres can use their indexes.
 */
export const andIf = (value: unknown, condition: Fragment): Fragment =>
  value === undefined || value === null ? fragment`` : fragment` and ${condition}`;

/**
 * Writes a constant into the text of a statement, if a parameter does not work: Postgres finds a partial index by the
 * constants of its condition. Each value makes a separate statement, so use it only for few, lasting values.
 */
export const literal = remember(
  (value: string) => new Fragment([`'${value.replaceAll("'", "''")}'`], []),
  1_000,
);

/** A combination of templates, found by the path of their strings. The same combination has the same text. */
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

/** Flattens a template and its fragments to text with `$1` and a list of parameters. Each text is built once. */
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
 * Tagged template that runs one statement and returns its rows. `` sql`…` `` returns plain rows; `` sql(Bot)`…` `` types them by a
 * schema, which is checked once, in the output of the tool. Column names are the names in the API. Throws what Postgres throws.
 */
export interface Sql {
  <T extends Row = Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<T[]>;
  <S extends z.ZodType>(
    schema: S,
  ): (strings: TemplateStringsArray, ...values: unknown[]) => Promise<z.infer<S>[]>;
}

export interface TransactionOptions {
  /** False: the commit does not wait for the disk. */
  durable?: boolean;
  /** All statements see the same state of the database (repeatable read). */
  snapshot?: boolean;
}

/**
 * Keeps the last statement of a transaction, to send it together with the commit: rows that many transactions change are then locked
 * for one trip to the server less. Its values are strings. If it fails, so does the transaction.
 */
export type AtCommit = (strings: TemplateStringsArray, ...values: string[]) => void;

/** The database of one workspace: row-level security applies to every statement. */
export interface WorkspaceDatabase {
  /** Runs one statement in its own transaction. */
  sql: Sql;
  /** The same, but the commit does not wait for the disk. A later durable commit flushes it too. */
  sqlSoon: Sql;
  /** Runs one reading statement, on a replica where there is one. It sees everything that was committed before the call. */
  sqlOfReplica: Sql;
  /** Runs several statements in one transaction. */
  tx<T>(run: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** The same for who counts what it writes. */
export interface CountingDatabase extends WorkspaceDatabase {
  tx<T>(run: (sql: Sql, atCommit: AtCommit) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** The whole database. `system` has no workspace: use it for operators, the worker's own tables and housekeeping. */
export interface Database {
  workspace(workspaceId: string): CountingDatabase;
  /** For the functions that find the workspace of a request, as the role of requests. */
  door: Pick<WorkspaceDatabase, 'sql'>;
  system: WorkspaceDatabase;
  close(): Promise<void>;
}
