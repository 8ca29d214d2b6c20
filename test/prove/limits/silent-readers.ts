import { connect } from 'node:net';
import { memoryMiB } from '../../bench/processes.ts';
import { percentile, type Row, until } from '../row.ts';
import { openServed } from './open-served.ts';

/** Each reader asks for the answer so often on one connection. */
const [readers, answersEach] = [500, 16];
const answerLength = 65_536;
const maxHonestMs = 2_000;
const maxMemoryMiB = 512;

const row: Row = {
  title: 'readers that never read, with answers of 64 kB each: memory, and an honest request that is held up',
  maxSeconds: 240,
  async run(trial) {
    const { shop, token, url, pid, askHonestly } = await openServed(trial);
    const text = 'The shop in Lucknow opens at nine. '.repeat(answerLength / 35);
    const { id } = (await shop.call('add_knowledge', { title: 'Hours', text })).data;
    const ask = `GET /v1/kb/${id} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\n\r\n`;
    const memoryBefore = memoryMiB(pid);
    let [open, dropped, mostMiB] = [0, 0, memoryBefore];
    const sockets = Array.from({ length: readers }, () => {
      const socket = connect(Number(url.port), url.hostname);
      // A socket that is paused before it connects never reads.
      socket.pause();
      socket.on('error', () => {}).once('connect', () => open++);
      return socket.once('close', () => dropped++);
    });
    trial.after(() => sockets.map((socket) => socket.destroy()));
    await until('every reader is connected', () => open === readers);
    const honest = askHonestly();
    for (let round = 1; round <= answersEach; round++) {
      trial.tried(readers);
      for (const socket of sockets) if (socket.writable) socket.write(ask);
      const before = honest.times.length;
      await until('the server answers others', () => honest.times.length > before + 5);
      mostMiB = Math.max(mostMiB, memoryMiB(pid));
    }
    const times = await honest.stop();
    if (percentile(times, 0.95) > maxHonestMs) trial.wrong('Honest requests are held up.');
    if (mostMiB > memoryBefore + maxMemoryMiB) trial.wrong(`The server takes ${mostMiB} MiB.`);
    return {
      answer_kib: Math.round(text.length / 1024),
      dropped,
      honest: times.length,
      honest_p50_ms: percentile(times, 0.5),
      honest_p95_ms: percentile(times, 0.95),
      memory_mib: `${memoryBefore} to ${mostMiB}`,
    };
  },
};
export default row;
