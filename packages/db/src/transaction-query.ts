import pg from 'pg';

/** What node-postgres gives a query to write with; its types leave it out. */
interface Wire {
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: [] }): void;
  bind(portal: { statement: string; values: string[]; valueMapper: (value: unknown) => unknown }): void;
  execute(portal: { rows?: number }): void;
}

/** A prepared statement and its parameters; the same name always stands for the same text. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** How a transaction begins: a statement for settings that end with it. */
export interface Opening extends Statement {
  values: string[];
}

/** node-postgres' query, with the methods its types leave out. */
const Query = pg.Query as unknown as new (
  statement: Statement,
) => {
  callback?: (error: Error | null, result: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};

/**
 * One statement in a transaction of its own, opened by another before it. Both are sent up to one Sync, which makes them
 * one transaction (PostgreSQL, "Pipelining" in the extended query protocol), so nothing says BEGIN or COMMIT, and nothing
 * but the second's rows comes back.
 */
export class TransactionQuery extends Query {
  /** After an error the connection must not be used again: it may take a statement for prepared that is not. */
  isUnsure = false;
  readonly #opening: Opening;
  #isOpen = false;

  constructor(opening: Opening, statement: Statement) {
    super(statement);
    this.#opening = opening;
  }

  override prepare(wire: Wire): void {
    const { name, text, values } = this.#opening;
    if (!wire.submittedNamedStatements[name]) {
      wire.parse({ name, text, types: [] });
      wire.submittedNamedStatements[name] = text;
      this.isUnsure = true;
    }
    wire.bind({ statement: name, values, valueMapper: (value) => value });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isOpen) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isOpen) super.handleCommandComplete(message, wire);
    this.#isOpen = true;
  }
}
