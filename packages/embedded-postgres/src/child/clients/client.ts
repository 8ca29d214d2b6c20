import type { Socket } from 'node:net';
import { type Unit, UnitGatherer } from './gather-units.ts';
import type { ChannelChange } from './read-intent.ts';
import { MessageSplitter } from './split-messages.ts';

const messageLimitBytes = 64 * 1024 * 1024;
/** Added to the size of each queued unit, so that a flood of empty messages is bounded too. */
const unitOverheadBytes = 256;
const hangUpMs = 5_000;

/** The state of one connection in the multiplexer. */
export class Client {
  readonly id: number;
  readonly secret: number;
  readonly socket: Socket;
  readonly splitter = new MessageSplitter(messageLimitBytes);
  readonly gatherer: UnitGatherer;
  readonly units: Unit[] = [];
  queuedBytes = 0;
  started = false;
  /** The client ended the session; what it sent before is still answered. */
  ending = false;
  gone = false;
  ready = false;
  /** The client's socket is full: nothing more runs for it until it reads. */
  blocked: NodeJS.Timeout | undefined;
  readonly settings = new Map<string, string>();
  /** Settings it may have changed; they are read back after its transaction. */
  readonly touched = new Set<string>();
  settingsChanged = false;
  readonly channels = new Set<string>();
  pendingChannels: ChannelChange[] = [];
  longTransaction = false;

  constructor(id: number, secret: number, socket: Socket) {
    this.id = id;
    this.secret = secret;
    this.socket = socket;
    this.gatherer = new UnitGatherer(id);
  }

  enqueue(unit: Unit): void {
    this.units.push(unit);
    this.queuedBytes += unit.bytes + unitOverheadBytes;
  }

  /** Puts a unit at the head of the queue. */
  putFirst(unit: Unit): void {
    this.units.unshift(unit);
    this.queuedBytes += unit.bytes + unitOverheadBytes;
  }

  dequeue(): Unit | undefined {
    const unit = this.units.shift();
    if (unit) this.queuedBytes -= unit.bytes + unitOverheadBytes;
    return unit;
  }

  /** Ends the connection after `last` is written, or after a timeout when the peer does not read. */
  hangUp(last?: Buffer): void {
    const { socket } = this;
    if (socket.destroyed || socket.writableEnded) return;
    const timer = setTimeout(() => socket.destroy(), hangUpMs);
    socket.on('close', () => clearTimeout(timer));
    const done = () => socket.destroy();
    if (last) socket.end(last, done);
    else socket.end(done);
  }
}
