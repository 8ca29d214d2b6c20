import type { Socket } from 'node:net';
import pg from 'pg';

/** A statement that this process is about to send to PostgreSQL. */
export interface SentStatement {
  text: string;
  /** The user of the connection. */
  user: string;
  socket: Socket;
  /** Sends another text instead. */
  replace(text: string): void;
}

interface Query {
  text: string;
  name?: string;
}

type Client = pg.Client & { user: string; connection: { stream: Socket } };

/** Shows every statement that this process sends to PostgreSQL before it is sent, until the returned function is called. */
export function interceptStatements(look: (statement: SentStatement) => void): () => void {
  const { prototype } = pg.Client;
  const original = prototype.query;
  const query = function (this: Client, first: string | Query, ...rest: unknown[]) {
    let sent = first;
    look({
      text: typeof first === 'string' ? first : first.text,
      user: this.user,
      socket: this.connection.stream,
      replace(text) {
        if (typeof first === 'string') sent = text;
        // Without a name it is not kept, so the connection goes on with the original afterwards.
        else Object.assign(first, { text, name: '' });
      },
    });
    return (original as (...all: unknown[]) => unknown).call(this, sent, ...rest);
  };
  prototype.query = query as unknown as typeof prototype.query;
  return () => {
    prototype.query = original;
  };
}
