import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { ResponseReader } from './read-responses.ts';
import { message, query, readRow } from './wire.ts';

const reset = query('reset session authorization; reset role; reset all');
const sync = message('S');

export interface Answer {
  failed: boolean;
  rows: (string | null)[][];
  status: string;
}

/** Runs messages whose answer no client sees. Notifications in it go to `onNotification`. */
export function runUnseen(
  backend: Backend,
  parts: Buffer[],
  onNotification: (whole: Buffer) => void,
): Answer {
  const answer: Answer = { failed: false, rows: [], status: 'I' };
  const pieces: Buffer[] = [];
  const reader = new ResponseReader(
    (type, whole) => {
      if (type === 69) answer.failed = true;
      if (type === 90) answer.status = String.fromCharCode(whole[5] as number);
      if (type === 65) onNotification(whole);
      return false;
    },
    (bytes) => pieces.push(bytes),
  );
  backend.run(parts, (piece) => reader.feed(piece));
  const rows = Buffer.concat(pieces);
  for (let at = 0; at < rows.length; at += 1 + rows.readInt32BE(at + 1)) {
    if (rows[at] === 68) answer.rows.push(readRow(rows.subarray(at)));
  }
  return answer;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** The role comes last: it may take away the right to change other settings. */
const identityLast = (name: string): number => ['session_authorization', 'role'].indexOf(name);

/** Builds the messages that reset the session and load the settings of `client`, if any. */
export function loadSettings(client?: Client): Buffer[] {
  if (!client || client.settings.size === 0) return [reset];
  const sorted = [...client.settings].sort(([a], [b]) => identityLast(a) - identityLast(b));
  const calls = sorted.map(([name, value]) => `set_config(${quote(name)}, ${quote(value)}, false)`);
  return [reset, query(`select ${calls.join(', ')}`)];
}

/** Reads back the settings that `client` touched, after its transaction. */
export function saveSettings(client: Client, run: (parts: Buffer[]) => Answer): void {
  client.settingsChanged = false;
  const names = [...client.touched];
  if (names.length === 0) return;
  const columns = names.map((name) => {
    const key = quote(name);
    return `current_setting(${key}, true), (select reset_val from pg_settings where name = lower(${key}))`;
  });
  const { rows } = run([query(`select ${columns.join(', ')}`)]);
  const row = rows[0] ?? [];
  for (const [i, name] of names.entries()) {
    const value = row[2 * i];
    const initial = name === 'role' ? 'none' : (row[2 * i + 1] ?? '');
    if (value === null || value === undefined || value === initial) client.settings.delete(name);
    else client.settings.set(name, value);
  }
}

/** Builds the messages that end an open transaction. */
export function endTransaction(synced: boolean): Buffer[] {
  return synced ? [query('rollback')] : [sync, query('rollback')];
}

/** Builds the messages that close the prepared statements of `client`. */
export function forgetStatements(client: Client): Buffer[] {
  const closing = client.gatherer.closeStatements();
  return closing.length > 0 ? [...closing, sync] : [];
}
