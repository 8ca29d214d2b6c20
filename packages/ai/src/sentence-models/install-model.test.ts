import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmbedder } from '../embedder.ts';
import { installModel } from './install-model.ts';
import { findInstalled, type InstallableModel, installableModels, type PinnedFile } from './installable.ts';

/** The content at each path of the server. */
const content = new Map<string, Buffer>();
let sources: string;
let tiny: InstallableModel;
let server: Server;
let host: string;
/** An address where no server is any more. */
let gone: string;
let folder: string;
/** The requests so far, as `path range`. */
let asked: string[];
/** Answers instead of the server, if it returns true. */
let instead: (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => boolean;

const pin = (path: string, bytes: Buffer): PinnedFile => ({
  path,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Packs a package of npm as its registry does: an archive with the folder `package`. */
async function pack(name: string, source: string): Promise<Buffer> {
  const at = join(sources, name);
  await mkdir(join(at, 'package', 'extras'), { recursive: true });
  await writeFile(join(at, 'package', 'index.js'), source);
  await writeFile(join(at, 'package', 'extras', 'large.txt'), 'not needed');
  execFileSync('tar', ['-czf', join(at, 'a.tgz'), '-C', at, 'package']);
  return readFile(join(at, 'a.tgz'));
}

const runtime = `
  class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } }
  module.exports = { Tensor, InferenceSession: { create: async () => ({
    inputNames: ['input_ids'], outputNames: ['last_hidden_state'],
    run: async ({ input_ids: { data, dims } }) => ({ last_hidden_state: {
      dims: [...dims, 2], data: Float32Array.from({ length: data.length * 2 }, (_, at) => at % 2) } }) }) } };`;
const tokenizers = 'exports.Tokenizer = class { encode(text) { return { ids: [...text].map(() => 1) }; } };';

function serve(incoming: IncomingMessage, response: ServerResponse): void {
  const { range } = incoming.headers;
  const path = new URL(incoming.url as string, 'http://localhost').pathname;
  asked.push(`${path}${range ? ` ${range}` : ''}`);
  const bytes = content.get(path);
  if (!bytes) return void response.writeHead(404).end('not here');
  if (instead(incoming, response, bytes)) return;
  const from = Number(/\d+/.exec(range ?? '')?.[0] ?? 0);
  const part = bytes.subarray(from);
  const headers = {
    'content-length': part.length,
    'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
  };
  response.writeHead(range ? 206 : 200, headers).end(part);
}

const listen = async (one: Server) => {
  await once(one.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  sources = await mkdtemp(join(tmpdir(), 'jawab-packages-'));
  const weights = Buffer.alloc(300_000, 'weights ');
  const files = { 'onnx/model.onnx': weights, 'tokenizer.json': Buffer.from('{}') };
  const packages = {
    'onnxruntime-node': await pack('onnxruntime-node', runtime),
    '@huggingface/tokenizers': await pack('@huggingface/tokenizers', tokenizers),
  };
  tiny = {
    name: 'multilingual-e5-tiny',
    model: 'onnx/model.onnx',
    repository: 'someone/tiny',
    revision: 'abc',
    files: Object.entries(files).map(([path, bytes]) => pin(path, bytes)),
    packages: Object.entries(packages).map(([name, bytes]) =>
      Object.assign(pin(`${name}/-/${basename(name)}-1.0.0.tgz`, bytes), {
        name,
        members: ['package/index.js'],
      }),
    ),
  };
  for (const [path, bytes] of Object.entries(files)) content.set(`/someone/tiny/resolve/abc/${path}`, bytes);
  for (const { name, path } of tiny.packages)
    content.set(`/npm/${path}`, packages[name as keyof typeof packages]);
  server = createServer(serve);
  host = await listen(server);
  const closed = createServer();
  gone = await listen(closed);
  closed.close();
});
afterAll(async () => {
  server.close();
  await rm(sources, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  instead = () => false;
  folder = await mkdtemp(join(tmpdir(), 'jawab-models-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const findFile = () => join(folder, 'multilingual-e5-tiny', 'onnx', 'model.onnx');
const partOf = (path: string) => join(folder, 'multilingual-e5-tiny.part', `${path}.part`);
const weightsAt = '/someone/tiny/resolve/abc/onnx/model.onnx';
const install = (options: Partial<Parameters<typeof installModel>[1]> = {}) =>
  installModel(tiny, Object.assign({ folder, from: host, registry: `${host}/npm`, retryMs: 1 }, options));

test('fetches, checks, unpacks and tries a model with its packages, and it embeds', async () => {
  const shown: [number, number][] = [];
  const file = await install({ onProgress: (done, total) => shown.push([done, total]) });
  expect(file).toBe(join(folder, 'multilingual-e5-tiny', 'onnx', 'model.onnx'));
  const embedder = createEmbedder({ embedding: { file } });
  expect(embedder?.model).toBe('multilingual-e5-tiny');
  expect(await embedder?.embed(['opening hours'], 'query')).toHaveLength(1);
  const all = [...tiny.files, ...tiny.packages].reduce((sum, { bytes }) => sum + bytes, 0);
  expect(shown.at(-1)).toEqual([all, all]);
  const done = shown.map(([bytes]) => bytes);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  const kept = await readdir(join(folder, 'multilingual-e5-tiny'), { recursive: true });
  expect(kept.toSorted()).toEqual(
    expect.arrayContaining(['node_modules/onnxruntime-node/index.js', 'onnx/model.onnx', 'tokenizer.json']),
  );
  expect(kept.filter((path) => /tgz|extras|part/.test(path))).toEqual([]);
  const before = asked.length;
  expect(await install()).toBe(file);
  expect(asked).toHaveLength(before);
});

test('goes on where a connection broke, in the same run and in the next one', async () => {
  const part = partOf('onnx/model.onnx');
  let breaks = true;
  /** Breaks off when the client has written this part. Then it sends nothing more, until `breaks` ends. */
  const breakOff = async (response: ServerResponse, bytes: Buffer, from: number) => {
    const to = Math.min(from + 50_000, 100_000);
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
    response.writeHead(from ? 206 : 200, {
      'content-length': bytes.length - from,
      'content-range': range,
    });
    response.write(bytes.subarray(from, to));
    response.flushHeaders();
    await expect.poll(async () => (await stat(part)).size).toBe(to);
    response.destroy();
  };
  instead = (incoming, response, bytes) => {
    if (!breaks || incoming.url !== weightsAt) return false;
    void breakOff(response, bytes, Number(/\d+/.exec(incoming.headers.range ?? '')?.[0] ?? 0));
    return true;
  };
  await expect(install()).rejects.toThrow(
    /model\.onnx cannot be fetched: .+ Run the command again to go on\./,
  );
  expect(asked.slice(0, 3)).toEqual([weightsAt, `${weightsAt} bytes=50000-`, `${weightsAt} bytes=100000-`]);
  expect(await readdir(folder)).toEqual(['multilingual-e5-tiny.part']);
  breaks = false;
  asked = [];
  expect(await install()).toBe(findFile());
  expect(asked[0]).toBe(`${weightsAt} bytes=100000-`);
});

test('starts over where a server sends the whole file again', async () => {
  let isFirst = true;
  instead = (incoming, response, bytes) => {
    if (incoming.url !== weightsAt) return false;
    response.writeHead(200, { 'content-length': bytes.length });
    if (!isFirst) return Boolean(response.end(bytes));
    isFirst = false;
    return response.write(bytes.subarray(0, 1_000), () => response.destroy());
  };
  expect(await install()).toBe(findFile());
});

test('refuses a file with another hash or a longer one, and keeps nothing of it', async () => {
  instead = (incoming, response, bytes) =>
    incoming.url === weightsAt && Boolean(response.end(Buffer.from(bytes).fill('x', 7, 8)));
  await expect(install()).rejects.toThrow(/has the SHA-256 [0-9a-f]{64}\. [0-9a-f]{64} is expected/);
  instead = (incoming, response, bytes) =>
    incoming.url === weightsAt && Boolean(response.end(Buffer.concat([bytes, bytes])));
  await expect(install()).rejects.toThrow(/is longer than the 300000 bytes that are expected/);
  expect(await readdir(dirname(partOf('onnx/model.onnx')))).toEqual([]);
  expect(await readdir(folder)).toEqual(['multilingual-e5-tiny.part']);
});

test('follows a redirect to another server, as Hugging Face sends one', async () => {
  const other = createServer(serve);
  const elsewhere = await listen(other);
  instead = (incoming, response) =>
    incoming.headers.host !== new URL(elsewhere).host &&
    Boolean(response.writeHead(302, { location: `${elsewhere}${incoming.url}` }).end());
  expect(await install()).toBe(findFile());
  other.close();
});

test('asks through the proxy of the environment', async () => {
  const through: string[] = [];
  const target = new URL(host);
  const proxy = createServer((incoming, response) => {
    const { pathname, host: wanted } = new URL(incoming.url as string);
    through.push(`GET ${wanted}`);
    incoming.pipe(
      request(new URL(pathname, target), (answer) => {
        response.writeHead(answer.statusCode as number, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  proxy.on('connect', (incoming, socket) => {
    through.push(`CONNECT ${incoming.url}`);
    const upstream = connect(Number(target.port), target.hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
  });
  const before = [process.env.http_proxy, process.env.no_proxy] as const;
  process.env.http_proxy = await listen(proxy);
  process.env.no_proxy = '';
  try {
    const from = 'http://models.invalid';
    expect(await install({ from, registry: 'http://npm.invalid/npm' })).toBe(findFile());
    expect(through.join()).toContain('models.invalid');
    expect(through.join()).toContain('npm.invalid');
  } finally {
    for (const [at, name] of ['http_proxy', 'no_proxy'].entries()) {
      const value = before[at];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    proxy.close();
  }
});

test('takes the files of a folder, with or without the folders of their paths', async () => {
  const given = join(folder, 'given');
  for (const [at, { path }] of [...tiny.files, ...tiny.packages].entries()) {
    const to = join(given, at % 2 ? path : basename(path));
    await mkdir(dirname(to), { recursive: true });
    const from = content.get(`/someone/tiny/resolve/abc/${path}`) ?? content.get(`/npm/${path}`);
    await writeFile(to, from as Buffer);
  }
  expect(await install({ from: given, registry: gone })).toBe(findFile());
  expect(asked).toEqual([]);
  await rm(join(folder, 'multilingual-e5-tiny'), { recursive: true });
  await writeFile(join(given, 'model.onnx'), 'another one');
  await expect(install({ from: given, registry: gone })).rejects.toThrow(/model\.onnx has the SHA-256/);
});

test('says what to do if the disk is full or a server does not have a file', async () => {
  const part = partOf('onnx/model.onnx');
  await mkdir(dirname(part), { recursive: true });
  await symlink('/dev/full', part);
  await expect(install()).rejects.toThrow(
    /^The disk of .* is full\. The model needs 1 MiB\. Free some space/,
  );
  await rm(part);
  await expect(install({ from: `${host}/nothing` })).rejects.toThrow(/answers HTTP 404\. .*--from/);
  await expect(install({ registry: `${host}/nothing` })).rejects.toThrow(/answers HTTP 404\. .*--registry/);
  await rm(join(folder, 'multilingual-e5-tiny.part'), { recursive: true });
  await expect(install({ from: gone })).rejects.toThrow(/ECONNREFUSED.*--from/);
});

test('says that tar is missing, and goes on when it is there', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder;
  await expect(install().finally(() => Object.assign(process.env, { PATH }))).rejects.toThrow(
    'The program tar is missing. Install it',
  );
  asked = [];
  expect(await install()).toBe(findFile());
  expect(asked).toEqual([]);
});

test('a model that does not run on this machine does not get its name', async () => {
  const broken = Object.assign({}, tiny, { packages: [tiny.packages[0]] });
  const options = { folder, from: host, registry: `${host}/npm`, retryMs: 1 };
  await expect(installModel(broken as InstallableModel, options)).rejects.toThrow(
    /does not run on this machine: @huggingface\/tokenizers is not installed/,
  );
  expect(await readdir(folder)).toEqual(['multilingual-e5-tiny.part']);
});

test('the models of the command are pinned to a commit and to hashes, and found in a data folder', async () => {
  for (const { revision, files, packages, model } of Object.values(installableModels)) {
    expect(revision).toMatch(/^[0-9a-f]{40}$/);
    expect(files.map(({ path }) => path)).toContain(model);
    for (const { sha256, bytes } of [...files, ...packages]) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(bytes).toBeGreaterThan(0);
    }
  }
  expect(findInstalled(folder)).toBeUndefined();
  const file = join(folder, 'models', 'multilingual-e5-small', 'onnx', 'model_quantized.onnx');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  expect(findInstalled(folder)).toBe(file);
});
