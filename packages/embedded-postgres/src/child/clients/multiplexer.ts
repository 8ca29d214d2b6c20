import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import { readStartup, startSettings, welcome } from './accept-client.ts';
import { Client } from './client.ts';
import { refuseUnit, type Unit } from './gather-units.ts';
import { ProtocolViolation } from './split-messages.ts';
import type { Turns } from './take-turns.ts';
import { errorResponse } from './wire.ts';

const fullQueueBytes = 1024 * 1024;
const startupTimeoutMs = 10_000;

export interface MultiplexerOptions {
  turns: Turns;
  statuses: Map<string, string>;
  databases: ReadonlySet<string>;
  maxClients: number;
}

/** Speaks the Postgres protocol with many clients and queues what they ask for the one backend. */
export class Multiplexer {
  #options: MultiplexerOptions;
  #clients = new Map<number, Client>();
  #nextId = 1;
  #closing = false;

  constructor(options: MultiplexerOptions) {
    this.#options = options;
  }

  accept(socket: Socket): void {
    const client = new Client(this.#nextId++, randomInt(2 ** 31), socket);
    socket.on('error', () => this.#forget(client));
    socket.on('close', () => this.#forget(client));
    this.#clients.set(client.id, client);
    const impatience = setTimeout(() => client.started || socket.destroy(), startupTimeoutMs);
    socket.on('close', () => clearTimeout(impatience));
    socket.on('end', () => this.#finish(client));
    socket.on('data', (chunk) => this.#receive(client, chunk));
  }

  /** Ends every connection with the error of a server that shuts down. */
  close(): void {
    this.#closing = true;
    for (const client of this.#clients.values()) {
      this.#dismiss(client, '57P01', 'terminating connection because the embedded database is closing');
    }
  }

  #receive(client: Client, chunk: Buffer): void {
    if (client.ending || client.gone) return;
    client.splitter.push(chunk);
    try {
      for (;;) {
        const bytes = client.splitter.next();
        if (!bytes || client.gone) break;
        if (!client.started) this.#start(client, bytes);
        else if (bytes[0] === 88) return this.#finish(client);
        else {
          const unit = client.gatherer.add(bytes);
          if (unit) client.enqueue(unit);
        }
      }
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error;
      return this.#dismiss(client, error.code, error.message);
    }
    if (client.queuedBytes > fullQueueBytes) client.socket.pause();
    if (client.units.length > 0) this.#options.turns.request(client);
  }

  #start(client: Client, packet: Buffer): void {
    const startup = readStartup(packet);
    if (startup.kind === 'encryption') {
      client.socket.write('N');
    } else if (startup.kind === 'cancel') {
      this.#cancel(startup.id, startup.secret);
      client.hangUp();
    } else {
      this.#checkRoom();
      for (const [name, value] of startSettings(startup.parameters, this.#options.databases))
        client.settings.set(name, value);
      client.started = true;
      client.splitter.leaveStartup();
      client.socket.write(welcome(client.id, client.secret, startup, this.#options.statuses));
    }
  }

  #checkRoom(): void {
    if (this.#closing) throw new ProtocolViolation('the database system is shutting down', '57P03');
    const { maxClients } = this.#options;
    if (this.#clients.size > maxClients) {
      throw new ProtocolViolation(`sorry, too many clients already: ${maxClients} are connected`, '53300');
    }
  }

  /** Cancels a waiting statement. A running one cannot be interrupted from outside. */
  #cancel(id: number, secret: number): void {
    const client = this.#clients.get(id);
    if (client?.secret !== secret) return;
    const waiting = client.dequeue();
    if (!waiting) return;
    const refused: Unit = refuseUnit(waiting, {
      severity: 'ERROR',
      code: '57014',
      message: 'canceling statement due to user request',
    });
    client.putFirst(refused);
  }

  #finish(client: Client): void {
    client.ending = true;
    if (client.units.length > 0) this.#options.turns.request(client);
    else this.#forget(client);
  }

  #dismiss(client: Client, code: string, text: string): void {
    if (client.gone) return;
    client.hangUp(errorResponse({ severity: 'FATAL', code, message: text }));
    this.#forget(client);
  }

  #forget(client: Client): void {
    this.#clients.delete(client.id);
    this.#options.turns.forget(client);
  }
}
