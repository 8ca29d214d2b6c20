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

/** Sends the first of a request's two bytes. */
async function begin(contentType: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: 2\r\n\r\n{`);
  return socket;
}

test('cuts a slow body and gives a form longer', async () => {
  const form = await begin('multipart/form-data; boundary=x');
  const json = await begin('application/json');
  await new Promise((closed) => json.once('close', closed));
  form.write('}');
  const [answer] = await once(form, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
  form.destroy();
});
