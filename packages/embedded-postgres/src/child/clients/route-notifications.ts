import type { Client } from './client.ts';
import type { ChannelChange } from './read-intent.ts';
import { readCString } from './wire.ts';

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;
const unreadLimitBytes = 16 * 1024 * 1024;

/** Who listens to what. The one backend listens to the union; each client hears only its own channels. */
export class RoutedChannels {
  #listeners = new Map<string, Set<Client>>();
  #run: (sql: string) => unknown;
  #written: (client: Client) => void;

  constructor(run: (sql: string) => unknown, written: (client: Client) => void) {
    this.#run = run;
    this.#written = written;
  }

  /** Sends a notification to its listeners. True when it belongs into the answer of `running`, too. */
  route(notification: Buffer, running: Client | undefined): boolean {
    const channel = readCString(notification, 9)?.text ?? '';
    const listeners = this.#listeners.get(channel);
    for (const client of listeners ?? []) {
      if (client === running || !client.socket.writable) continue;
      client.socket.write(notification);
      if (client.socket.writableLength > unreadLimitBytes) client.socket.destroy();
      else this.#written(client);
    }
    return running !== undefined && (listeners?.has(running) ?? false);
  }

  /** Makes committed LISTENs and UNLISTENs of `client` its own. */
  apply(client: Client, changes: ChannelChange[]): void {
    let dropped = false;
    for (const { listen, channel } of changes) {
      if (listen && channel) {
        client.channels.add(channel);
        const listeners = this.#listeners.get(channel) ?? new Set();
        this.#listeners.set(channel, listeners.add(client));
        continue;
      }
      dropped = true;
      for (const name of channel === null ? [...client.channels] : [channel]) this.#remove(client, name);
    }
    if (!dropped) return;
    const still = [...this.#listeners.keys()];
    if (still.length > 0) this.#run(still.map((channel) => `listen ${quoted(channel)}`).join('; '));
  }

  /** `client` is gone: channels nobody else listens to are given up. */
  forget(client: Client): void {
    const names = [...client.channels];
    if (names.length === 0) return;
    for (const name of names) this.#remove(client, name);
    const silent = names.filter((name) => !this.#listeners.has(name));
    if (silent.length > 0) this.#run(silent.map((channel) => `unlisten ${quoted(channel)}`).join('; '));
  }

  #remove(client: Client, channel: string): void {
    client.channels.delete(channel);
    const listeners = this.#listeners.get(channel);
    listeners?.delete(client);
    if (listeners?.size === 0) this.#listeners.delete(channel);
  }
}
