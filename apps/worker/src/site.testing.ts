import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  origin: string;
  /** `host:port`, for EGRESS_ALLOW. */
  host: string;
  /** The paths that were requested, in order. */
  asked: string[];
  /** Sets the answer of a path. Other paths answer 404. */
  on(path: string, answer: RequestListener): void;
  close(): Promise<void>;
}

/** Opens a web site on loopback. */
export async function openSite(): Promise<Site> {
  const routes = new Map<string, RequestListener>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.on('error', () => {});
    const answer = routes.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    asked,
    origin: `http://${host}`,
    on: (path, answer) => void routes.set(path, answer),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a page of one paragraph. */
export const page =
  (text: string): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<html lang="en"><title>P</title><body><main><h1>Page</h1><p>${text}</p></main></body></html>`);

/** Sends `chunk` every `pauseMs` until the client leaves. */
export const endless =
  (chunk: string, pauseMs: number): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<html><body><p>');
    const send = () => {
      if (response.destroyed) return;
      if (response.write(chunk)) setTimeout(send, pauseMs);
      else response.once('drain', send);
    };
    send();
  };
