import { type ChannelChange, type Intent, readIntent } from './read-intent.ts';
import { ProtocolViolation } from './split-messages.ts';
import { type ErrorFields, errorResponse, message, query, readCString } from './wire.ts';

/** Messages the backend takes in one go: a simple Query, or extended ones up to a Sync or Flush. */
export interface Unit {
  parts: Buffer[];
  bytes: number;
  /** False when it ended with Flush: the client keeps the backend until its Sync. */
  synced: boolean;
  /** Sent instead of the syntax error that the refused statement's stand-in provokes. */
  refusal?: Buffer;
  /** Ordinal of the ParseComplete that answers a Parse we replayed. */
  replayed?: number;
  parses: number;
  settings?: string[];
  channels: ChannelChange[];
  long: boolean;
  discardAll: boolean;
}

export const refusedMarker = 'embedded_refused_statement';
const refusedParse = message('P', `\0${refusedMarker}\0\0\0`);
const refusedQuery = query(refusedMarker);
const sync = message('S');
const statementLimit = 2_000;
const unitLimitBytes = 64 * 1024 * 1024;

const emptyUnit = (): Unit => ({
  parts: [],
  bytes: 0,
  synced: false,
  parses: 0,
  channels: [],
  long: false,
  discardAll: false,
});

/** A unit that only answers `error`, with the transaction failing as the backend itself would fail it. */
export function refuseUnit(unit: Unit, error: ErrorFields): Unit {
  const simple = unit.parts.length === 1 && unit.parts[0]?.[0] === 81;
  const tail = unit.synced ? [sync] : [];
  return {
    ...emptyUnit(),
    synced: unit.synced,
    parts: simple ? [refusedQuery] : [refusedParse, ...tail],
    refusal: errorResponse(error),
  };
}

interface Statement {
  backendName: string;
  intent: Intent;
}

/** Turns one client's messages into units; names of prepared statements become private to the client. */
export class UnitGatherer {
  #clientId: number;
  #unit = emptyUnit();
  #statements = new Map<string, Statement>();
  #named = 0;
  #unnamed: { parse: Buffer; intent: Intent } | undefined;
  /** The unnamed statement was parsed since the last Sync, so no other client can have replaced it. */
  #unnamedIsCurrent = false;

  constructor(clientId: number) {
    this.#clientId = clientId;
  }

  /** Backend names of the statements this client may have left behind. */
  get backendNames(): string[] {
    return [...this.#statements.values()].map(({ backendName }) => backendName);
  }

  /** Closes every statement at DISCARD ALL or at the end: the messages that do it. */
  closeStatements(): Buffer[] {
    const closing = this.backendNames.map((name) => message('C', `S${name}\0`));
    this.#statements.clear();
    return closing;
  }

  get isEmpty(): boolean {
    return this.#unit.parts.length === 0;
  }

  /** Adds one message; answers the unit it completes. */
  add(bytes: Buffer): Unit | undefined {
    const type = String.fromCharCode(bytes[0] as number);
    switch (type) {
      case 'Q':
        this.#addQuery(bytes);
        return this.#complete(true);
      case 'P':
        this.#addParse(bytes);
        break;
      case 'B':
        this.#addBind(bytes);
        break;
      case 'D':
      case 'C':
        this.#addNamed(bytes, type);
        break;
      case 'E':
        this.#append(bytes);
        break;
      case 'H':
        this.#append(bytes);
        return this.#complete(false);
      case 'S':
        this.#append(bytes);
        return this.#complete(true);
      case 'd':
      case 'c':
      case 'f':
        break;
      default:
        throw new ProtocolViolation(`message type ${JSON.stringify(type)} is not understood`);
    }
    if (this.#unit.bytes > unitLimitBytes) {
      throw new ProtocolViolation(`more than ${unitLimitBytes} bytes without a Sync`, '54000');
    }
    return undefined;
  }

  #complete(synced: boolean): Unit {
    const unit = this.#unit;
    unit.synced = synced;
    this.#unit = emptyUnit();
    if (synced) this.#unnamedIsCurrent = false;
    return unit;
  }

  #append(bytes: Buffer): void {
    const { parts } = this.#unit;
    const last = parts.at(-1);
    this.#unit.bytes += bytes.length;
    if (last && last.buffer === bytes.buffer && last.byteOffset + last.length === bytes.byteOffset) {
      parts[parts.length - 1] = Buffer.from(last.buffer, last.byteOffset, last.length + bytes.length);
    } else parts.push(bytes);
  }

  #addQuery(bytes: Buffer): void {
    const intent = readIntent(textAt(bytes, 5).text);
    this.#unnamed = undefined;
    if (intent.refusal) {
      this.#unit.refusal = errorResponse(intent.refusal);
      this.#append(refusedQuery);
    } else {
      this.#note(intent);
      this.#append(intent.discardAll ? query('reset all') : bytes);
    }
  }

  #addParse(bytes: Buffer): void {
    const name = textAt(bytes, 5);
    const intent = readIntent(textAt(bytes, name.end).text);
    if (intent.refusal) return this.#refuse(intent.refusal);
    if (intent.discardAll)
      return this.#refuse({
        severity: 'ERROR',
        code: '0A000',
        message: 'DISCARD ALL works as a simple query only',
      });
    this.#unit.parses++;
    if (name.text === '') {
      this.#unnamed = { parse: bytes, intent };
      this.#unnamedIsCurrent = true;
      return this.#append(bytes);
    }
    if (this.#statements.size >= statementLimit && !this.#statements.has(name.text)) {
      return this.#refuse({
        severity: 'ERROR',
        code: '54000',
        message: `more than ${statementLimit} prepared statements`,
      });
    }
    const backendName = this.#backendName(name.text);
    this.#statements.set(name.text, { backendName, intent });
    this.#append(message('P', Buffer.concat([Buffer.from(`${backendName}\0`), bytes.subarray(name.end)])));
  }

  #addBind(bytes: Buffer): void {
    const portal = textAt(bytes, 5);
    const name = textAt(bytes, portal.end);
    const intent = name.text === '' ? this.#unnamed?.intent : this.#statements.get(name.text)?.intent;
    if (intent) this.#note(intent);
    if (intent?.settingsFromParameters) this.#unit.settings?.push(...textParameters(bytes, name.end));
    if (name.text === '') return this.#withUnnamed(bytes);
    const head = Buffer.from(`${portal.text}\0${this.#backendName(name.text)}\0`);
    this.#append(message('B', Buffer.concat([head, bytes.subarray(name.end)])));
  }

  #addNamed(bytes: Buffer, type: 'D' | 'C'): void {
    const name = textAt(bytes, 6);
    if (bytes[5] !== 83) return this.#append(bytes);
    if (name.text === '') return type === 'D' ? this.#withUnnamed(bytes) : this.#append(bytes);
    this.#append(message(type, `S${this.#backendName(name.text)}\0`));
    if (type === 'C') this.#statements.delete(name.text);
  }

  /** Adds a message that uses the unnamed statement, which another client may have replaced since. */
  #withUnnamed(bytes: Buffer): void {
    if (!this.#unnamedIsCurrent) {
      if (!this.#unnamed) {
        return this.#refuse({
          severity: 'ERROR',
          code: '26000',
          message: 'unnamed prepared statement does not exist',
        });
      }
      this.#unit.replayed = ++this.#unit.parses;
      this.#unnamedIsCurrent = true;
      this.#append(this.#unnamed.parse);
    }
    this.#append(bytes);
  }

  #refuse(error: ErrorFields): void {
    this.#unit.refusal = errorResponse(error);
    this.#append(refusedParse);
  }

  #note(intent: Intent): void {
    const unit = this.#unit;
    if (intent.settings) unit.settings = [...(unit.settings ?? []), ...intent.settings];
    if (intent.channels) unit.channels.push(...intent.channels);
    if (intent.long) unit.long = true;
    if (intent.discardAll) unit.discardAll = true;
  }

  #backendName(name: string): string {
    const known = this.#statements.get(name)?.backendName;
    if (known) return known;
    return name.length <= 40 ? `c${this.#clientId}:${name}` : `c${this.#clientId}#${++this.#named}`;
  }
}

function textAt(bytes: Buffer, at: number): { text: string; end: number } {
  const found = at < bytes.length ? readCString(bytes, at) : undefined;
  if (!found) throw new ProtocolViolation('a string of the message has no end');
  return found;
}

/** The short text-format parameters of a Bind message, `at` being where its format codes start. */
function textParameters(bind: Buffer, at: number): string[] {
  const values: string[] = [];
  try {
    let here = at + 2 + 2 * bind.readInt16BE(at);
    const count = bind.readInt16BE(here);
    here += 2;
    for (let i = 0; i < count; i++) {
      const length = bind.readInt32BE(here);
      here += 4;
      if (length > 0 && length < 128) values.push(bind.toString('utf8', here, here + length));
      if (length > 0) here += length;
    }
  } catch {
    throw new ProtocolViolation('a Bind message is cut short');
  }
  return values.filter((value) => /^[a-z_][\w.]*$/i.test(value));
}
