/** Postgres wire protocol 3.0: the bytes this package writes and the codes it reads.
 *  Source: https://www.postgresql.org/docs/18/protocol-message-formats.html */

export const startupCode = { v3: 3, cancel: 80877102, ssl: 80877103, gss: 80877104 } as const;

/** Builds one message: a type character, the length, the body. `type` '' leaves the type byte out. */
export function message(type: string, body: Buffer | string = ''): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const head = type === '' ? 0 : 1;
  const out = Buffer.allocUnsafe(head + 4 + bytes.length);
  if (head) out[0] = type.charCodeAt(0);
  out.writeInt32BE(4 + bytes.length, head);
  bytes.copy(out, head + 4);
  return out;
}

/** A simple Query message. */
export const query = (sql: string): Buffer => message('Q', `${sql}\0`);

export interface ErrorFields {
  severity: 'ERROR' | 'FATAL';
  /** SQLSTATE */
  code: string;
  message: string;
  hint?: string;
}

/** An ErrorResponse message. */
export function errorResponse({ severity, code, message: text, hint }: ErrorFields): Buffer {
  const tail = hint ? `H${hint}\0` : '';
  return message('E', `S${severity}\0V${severity}\0C${code}\0M${text}\0${tail}\0`);
}

export const parameterStatus = (name: string, value: string): Buffer => message('S', `${name}\0${value}\0`);

/** ReadyForQuery; status is 'I' (idle), 'T' (in a transaction) or 'E' (in a failed one). */
export const readyForQuery = (status: 'I' | 'T' | 'E'): Buffer => message('Z', status);

/** AuthenticationOk. */
export const authenticationOk = (): Buffer => message('R', Buffer.alloc(4));

export function backendKeyData(id: number, secret: number): Buffer {
  const body = Buffer.allocUnsafe(8);
  body.writeInt32BE(id, 0);
  body.writeInt32BE(secret, 4);
  return message('K', body);
}

/** NegotiateProtocolVersion: we speak 3.0 and know none of the `unknown` protocol options. */
export function negotiateVersion(unknown: string[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(unknown.length, 4);
  return message('v', Buffer.concat([head, Buffer.from(unknown.map((name) => `${name}\0`).join(''))]));
}

/** Reads a zero-terminated string at `at`; undefined when there is no terminator. */
export function readCString(bytes: Buffer, at: number): { text: string; end: number } | undefined {
  const zero = bytes.indexOf(0, at);
  return zero < 0 ? undefined : { text: bytes.toString('utf8', at, zero), end: zero + 1 };
}

/** The text columns of a DataRow message; null stays null. */
export function readRow(row: Buffer): (string | null)[] {
  const values: (string | null)[] = [];
  let at = 7;
  for (let left = row.readInt16BE(5); left > 0; left--) {
    const length = row.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : row.toString('utf8', at, at + length));
    if (length > 0) at += length;
  }
  return values;
}
