import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { refusedMarker, type Unit } from './gather-units.ts';
import { ResponseReader, type Verdict } from './read-responses.ts';
import { RoutedChannels } from './route-notifications.ts';
import {
  type Answer,
  endTransaction,
  forgetStatements,
  loadSettings,
  runUnseen,
  saveSettings,
} from './share-session.ts';
import { errorResponse, query } from './wire.ts';

const sliceMs = 2;
const resumeQueueBytes = 256 * 1024;
const fullSocketBytes = 1024 * 1024;
const unreadTimeoutMs = 30_000;

const answerTooLarge = (limitBytes: number): Buffer =>
  errorResponse({
    severity: 'ERROR',
    code: '54000',
    message: `the answer is larger than ${limitBytes} bytes`,
    hint: 'Read it in pages.',
  });

export interface TurnOptions {
  idleTransactionMs: number;
  answerLimitBytes: number;
  /** Reports a statement that may take long. Calls `told` when the watchdog knows. */
  announceLong(on: boolean, told: () => void): void;
  onCrash(error: unknown): void;
}

interface Run {
  client: Client;
  unit: Unit;
  failed: boolean;
  rolledBack: boolean;
  parses: number;
  bytes: number;
}

/** Lends the one backend to its clients in turn: a unit each, or a whole transaction. */
export class Turns {
  #backend: Backend;
  #options: TurnOptions;
  #waiting: Client[] = [];
  /** The client inside a transaction or an unfinished extended query; nobody else runs meanwhile. */
  #holder: Client | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** The client whose settings the session carries. */
  #loaded: Client | undefined;
  #channels: RoutedChannels;
  #reader = new ResponseReader(
    (type, whole) => this.#filter(type, whole),
    (bytes) => this.#send(bytes),
  );
  #run: Run | undefined;
  #status = 'I';
  #paused = false;
  #scheduled = false;
  #stopped = false;

  constructor(backend: Backend, options: TurnOptions) {
    this.#backend = backend;
    this.#options = options;
    this.#channels = new RoutedChannels(
      (sql) => this.runUnseen([query(sql)]),
      (client) => this.#checkSocket(client),
    );
  }

  /** No client holds the backend right now. */
  get isFree(): boolean {
    return !this.#holder && !this.#paused;
  }

  /** Stops for good: nothing runs from now on. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#idle);
  }

  runUnseen(parts: Buffer[]): Answer {
    return runUnseen(this.#backend, parts, (whole) => void this.#channels.route(whole, undefined));
  }

  /** Runs maintenance as the owner of the database. Only while it is free. */
  runAsOwner(sql: string): Answer {
    this.#loaded = undefined;
    this.runUnseen(loadSettings());
    return this.runUnseen([query(sql)]);
  }

  /** `client` has a unit to run. */
  request(client: Client): void {
    if (client.gone) return;
    if (!client.ready) {
      client.ready = true;
      this.#waiting.push(client);
    }
    if (!this.#scheduled && !this.#paused && !this.#run) this.#pump();
  }

  /** `client` is gone: its connection is ended, what it left open is rolled back. */
  forget(client: Client): void {
    if (client.gone) return;
    client.gone = true;
    clearTimeout(client.blocked);
    client.units.length = 0;
    client.hangUp();
    if (this.#stopped) return;
    this.#guard(() => {
      if (this.#holder === client) {
        this.runUnseen(endTransaction(false));
        this.#release(client);
      }
      const closing = forgetStatements(client);
      if (closing.length > 0) this.runUnseen(closing);
      this.#channels.forget(client);
      if (this.#loaded === client) this.#loaded = undefined;
    });
    if (!this.#run) this.#schedule();
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#stopped = true;
      this.#options.onCrash(error);
    }
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#pump();
    });
  }

  #pump(): void {
    const end = performance.now() + sliceMs;
    let corked: Client | undefined;
    while (!this.#paused && !this.#stopped) {
      const client = this.#next();
      if (!client) break;
      if (corked !== client) {
        corked?.socket.uncork();
        client.socket.cork();
        corked = client;
      }
      this.#guard(() => this.#takeTurn(client));
      if (performance.now() > end) {
        this.#schedule();
        break;
      }
    }
    corked?.socket.uncork();
  }

  #next(): Client | undefined {
    const holder = this.#holder;
    if (holder) return holder.units.length > 0 && !holder.blocked ? holder : undefined;
    for (;;) {
      const client = this.#waiting.shift();
      if (!client) return undefined;
      client.ready = false;
      if (!client.gone && !client.blocked && client.units.length > 0) return client;
    }
  }

  #takeTurn(client: Client): void {
    const unit = client.units[0] as Unit;
    if (unit.long && !client.longTransaction) {
      client.longTransaction = true;
      this.#paused = true;
      this.#hold(client);
      this.#options.announceLong(true, () => {
        this.#paused = false;
        this.#schedule();
      });
      return;
    }
    client.dequeue();
    if (client.socket.isPaused() && client.queuedBytes < resumeQueueBytes) client.socket.resume();
    clearTimeout(this.#idle);
    if (this.#loaded !== client && !this.#load(client)) return;
    this.#execute(client, unit);
    this.#settle(client, unit);
  }

  #load(client: Client): boolean {
    this.#loaded = client;
    if (!this.runUnseen(loadSettings(client)).failed) return true;
    const text = 'the settings this connection started with cannot be applied';
    client.hangUp(errorResponse({ severity: 'FATAL', code: '22023', message: text }));
    this.forget(client);
    return false;
  }

  #execute(client: Client, unit: Unit): void {
    this.#run = { client, unit, failed: false, rolledBack: false, parses: 0, bytes: 0 };
    try {
      this.#backend.run(unit.parts, (piece) => this.#reader.feed(piece));
    } finally {
      const { failed, rolledBack } = this.#run;
      this.#run = undefined;
      client.pendingChannels.push(...unit.channels);
      if (failed || rolledBack) client.pendingChannels = [];
    }
    if (unit.settings) {
      client.settingsChanged = true;
      for (const name of unit.settings) client.touched.add(name);
    }
    if (unit.discardAll) {
      client.pendingChannels.push({ listen: false, channel: null });
      this.runUnseen([query('reset session authorization; reset role'), ...forgetStatements(client)]);
    }
  }

  #settle(client: Client, unit: Unit): void {
    if (this.#status !== 'I' || !unit.synced) this.#hold(client);
    else {
      this.#release(client);
      if (client.settingsChanged) saveSettings(client, (parts) => this.runUnseen(parts));
      if (client.pendingChannels.length > 0) this.#channels.apply(client, client.pendingChannels.splice(0));
    }
    this.#checkSocket(client);
    if (client.units.length > 0) {
      if (this.#holder !== client && !client.ready && !client.gone) {
        client.ready = true;
        this.#waiting.push(client);
      }
    } else if (client.ending) {
      this.forget(client);
    }
  }

  #hold(client: Client): void {
    this.#holder = client;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#cut(client), this.#options.idleTransactionMs);
  }

  #release(client: Client): void {
    this.#holder = undefined;
    clearTimeout(this.#idle);
    if (client.longTransaction) {
      client.longTransaction = false;
      this.#options.announceLong(false, () => {});
    }
  }

  /** Cuts the holder that was silent for too long while others wait. */
  #cut(client: Client): void {
    if (this.#holder !== client || this.#paused) return;
    const text = 'terminating connection due to idle-in-transaction timeout';
    client.hangUp(errorResponse({ severity: 'FATAL', code: '25P03', message: text }));
    this.forget(client);
  }

  #filter(type: number, whole: Buffer): Verdict {
    const run = this.#run as Run;
    if (type === 90) this.#status = String.fromCharCode(whole[5] as number);
    else if (type === 69) {
      run.failed = true;
      if (run.unit.refusal && whole.includes(refusedMarker)) return run.unit.refusal;
      if (run.bytes > this.#options.answerLimitBytes && whole.includes('C57014\0')) {
        return answerTooLarge(this.#options.answerLimitBytes);
      }
    } else if (type === 67) {
      if (whole.length === 14 && whole.toString('latin1', 5, 13) === 'ROLLBACK') run.rolledBack = true;
    } else if (type === 65) return this.#channels.route(whole, run.client);
    else if (type === 49) return ++run.parses !== run.unit.replayed;
    return true;
  }

  #send(bytes: Buffer): void {
    const run = this.#run as Run;
    run.bytes += bytes.length;
    if (run.bytes > this.#options.answerLimitBytes) this.#backend.cancel();
    if (!run.client.gone && run.client.socket.writable) run.client.socket.write(bytes);
  }

  /** A client that does not read gets no more turns, and is dropped when it goes on. */
  #checkSocket(client: Client): void {
    const { socket } = client;
    if (client.blocked || client.gone || socket.writableLength < fullSocketBytes) return;
    client.blocked = setTimeout(() => socket.destroy(), unreadTimeoutMs);
    socket.once('drain', () => {
      clearTimeout(client.blocked);
      client.blocked = undefined;
      if (client.units.length > 0) this.request(client);
    });
  }
}
