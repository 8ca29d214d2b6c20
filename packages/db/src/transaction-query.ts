import pg from 'pg';

/** The connection that node-postgres gives a query. Its types leave this out. */
interface Wire {
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: [] }): void;
  bind(portal: { statement: string; values: string[]; valueMapper: (value: unknown) => unknown }): void;
  execute(portal: { rows?: number }): void;
}

/** A statement and its parameters. The same name always means the same text; an empty one means that it is not kept. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** The statement that is sent first: settings that end with the transaction, or the last one before a commit. */
export interface Opening extends Statement {
  values: string[];
}

/** The query class of node-postgres, with the methods that its types leave out. */
const Query = pg.Query as unknown as new (
  statement: Statement,
) => {
  callback?: (error: Error | null, result: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};

/**
 * Runs an opening statement and one other statement in one trip. Both are sent before one Sync, which makes them one transaction without
 * BEGIN and COMMIT unless one is open (PostgreSQL, "Pipelining" in the extended query protocol). Only the rows of the second statement are
 * returned.
 */
export class TransactionQuery extends Query {
  /** True after an error: do not use the connection again, because its list of prepared statements may be wrong. */
  isUnsure = false;
  readonly #opening: Opening;
  #isOpen = false;

  constructor(opening: Opening, statement: Statement) {
    // Without a name and without parameters it would be a simple query, which has no opening statement.
    super(Object.assign({}, statement, { queryMode: 'extended' }));
    this.#opening = opening;
  }

  override prepare(wire: Wire): void {
    const { name, text, values } = this.#opening;
    if (name === '') wire.parse({ name, text, types: [] });
    else if (!wire.submittedNamedStatements[name]) {
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
