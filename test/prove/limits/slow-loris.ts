import { connect } from 'node:net';
import { memoryMiB } from '../../bench/processes.ts';
import { percentile, type Row, until } from '../row.ts';
import { openServed } from './open-served.ts';

const connections = 2_000;
const dripMs = 1_000;
/** 10 s for headers and 30 s for bodies, and 5 s until the server looks. */
const maxOpenMs = 40_000;
/** An honest request that takes longer is held up. */
const maxHonestMs = 2_000;

const row: Row = {
  title:
    'connections that send one byte a second, half in their headers and half in their body: one that stays open, or an honest request that is held up',
  maxSeconds: 180,
  async run(trial) {
    const { url, token, pid, askHonestly } = await openServed(trial);
    const memoryBefore = memoryMiB(pid);
    const head = `POST /v1/kb/ingest HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\n`;
    const starts = [
      `${head}x-slow: `,
      `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    ];
    const openMs: number[] = [];
    let open = 0;
    const sockets = Array.from({ length: connections }, (_, n) => {
      const socket = connect(Number(url.port), url.hostname);
      let openedAt = 0;
      socket.once('connect', () => {
        openedAt = performance.now();
        open++;
        socket.write(starts[n % starts.length] as string);
      });
      socket.on('error', () => {}).resume();
      socket.once('close', () => {
        open--;
        openMs.push(performance.now() - openedAt);
      });
      return socket;
    });
    trial.after(() => sockets.map((socket) => socket.destroy()));
    trial.tried(connections);
    await until('every connection is open', () => open === connections || openMs.length > 0);
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a');
    }, dripMs);
    trial.after(() => clearInterval(drip));
    const honest = askHonestly();
    const memoryDuring = memoryMiB(pid);
    await until('every slow connection is closed', () => openMs.length === connections, 2 * maxOpenMs).catch(
      () => {},
    );
    const times = await honest.stop();
    const late = connections - openMs.filter((ms) => ms <= maxOpenMs).length;
    if (late > 0) trial.wrong(`${late} connections were open for more than ${maxOpenMs / 1000} s.`);
    if (percentile(times, 0.95) > maxHonestMs) trial.wrong('Honest requests are held up.');
    return {
      closed_p50_ms: percentile(openMs, 0.5),
      closed_max_ms: percentile(openMs, 1),
      honest: times.length,
      honest_p50_ms: percentile(times, 0.5),
      honest_p95_ms: percentile(times, 0.95),
      memory_mib: `${memoryBefore} to ${memoryDuring}`,
    };
  },
};
export default row;
