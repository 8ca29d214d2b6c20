import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowBodies } from './cut-slow-bodies.ts';

const server = createServer((request, response) => {
  request.resume().once('end', () => response.end('whole'));
});
cutSlowBodies(server, 150);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the first byte of a request. */
async function begin(contentType: string, length: number): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n{`,
  );
  return socket;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('cuts a slow body, and gives a form longer while its bytes come', async () => {
  const form = await begin('multipart/form-data; boundary=x', 20);
  const json = await begin('application/json', 20);
  const drip = setInterval(() => form.write('.'), 30);
  json.resume();
  await closed(json);
  const [answer] = await once(form, 'data');
  clearInterval(drip);
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
  form.destroy();
});

test('cuts a form that sends nothing more', async () => {
  const form = await begin('multipart/form-data; boundary=x', 20);
  form.resume();
  await closed(form);
});
