import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ingest, withWorker } from '@jawab/test/support/ingest.ts';
import { openPeople, type People } from '@jawab/test/support/people.ts';
import { runCommand } from '@jawab/test/support/run-command.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const page = await readFile(new URL('README.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
const root = new URL('../../', import.meta.url).pathname;

let world: World;
let people: People;
let folder: string;
let settings: Record<string, string>;
const installed = () => join(folder, 'node_modules/@jawab/sdk');

/** Runs a program of the empty project, and returns what it prints. */
async function run(name: string, code: string): Promise<string> {
  await writeFile(join(folder, name), code);
  const { code: status, out, err } = await runCommand([process.execPath, join(folder, name)], settings);
  expect([status, err]).toEqual([0, '']);
  return out;
}

beforeAll(async () => {
  world = await openWorld();
  people = await openPeople(world);
  const tenant = await createTenant(world);
  await ingest(world, tenant, [{ title: 'Delivery', text: 'Delivery takes two days.' }]);
  settings = { BASE_URL: people.url, TOKEN: await tenant.token() };
  const packed = await runCommand([process.execPath, 'scripts/pack.ts', 'sdk'], {});
  expect([packed.code, packed.err]).toEqual([0, '']);
  const file = packed.out.trimEnd().split('\n').at(-1) ?? '';
  folder = await mkdtemp(join(tmpdir(), 'jawab-sdk-'));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const install = ['pnpm', '--dir', folder, 'add', '--offline', '--ignore-workspace', file] as const;
  expect(await runCommand(install, {})).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await people.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

test('can be published: no dependency, no source of this repository, at most 15 KiB of code', async () => {
  const manifest = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: '@jawab/sdk', license: 'MIT', engines: { node: '>=18' } });
  for (const field of ['private', 'dependencies', 'devDependencies', 'publishConfig'])
    expect(manifest).not.toHaveProperty(field);
  const files = await readdir(join(installed(), 'dist'));
  expect(files.filter((name) => !/\.(?:js|d\.ts)$/.test(name))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js')).map((name) => join(installed(), 'dist', name));
  const code = await Promise.all(scripts.map((path) => readFile(path)));
  expect(gzipSync(Buffer.concat(code)).length).toBeLessThanOrEqual(15 * 1024);
});

test.each([
  [examples[0], /two days[\s\S]*\ntrue \[ 'Delivery' \]\n$/],
  [examples[1], /^ready\n404 not_found There is no document /],
  [examples[2], /two days[\s\S]*\nsources: 1\n$/],
  [examples[3], /^Opening hours\nDelivery\n$/],
])('runs example %# of the README in an empty project', async (code = '', expected) => {
  expect(await withWorker(world, () => run('example.js', code))).toMatch(expected);
});

test('runs the receiver of the README', async () => {
  const webhooks = await readFile(join(root, 'docs/webhooks.md'), 'utf8');
  const [secret = ''] = /whsec_[\w+/=]{20,}/.exec(webhooks) ?? [];
  Object.assign(settings, { WEBHOOK_SECRET: secret });
  await writeFile(join(folder, 'receiver.js'), examples[4] ?? '');
  const program = `
    import { createHmac } from 'node:crypto';
    import receiver from './receiver.js';
    const body = JSON.stringify({ event: 'lead.created', data: { email: 'ann@example.com' } });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', process.env.WEBHOOK_SECRET).update(timestamp + '.' + body).digest('hex');
    const headers = { 'x-service-timestamp': timestamp, 'x-service-signature': signature };
    for (const sent of [body, body + ' '])
      console.log((await receiver.fetch(new Request('https://shop.test', { method: 'POST', headers, body: sent }))).status);`;
  expect(await run('send.js', program)).toBe('lead ann@example.com\n204\n401\n');
});

test.each(['nodenext', 'bundler'])(
  'has types for a strict project that resolves as %s',
  async (resolution) => {
    const code = `
    import { ApiError, createClient, type Input, type Output, verifyWebhook, type WebhookEvent } from '@jawab/sdk';
    const jawab = createClient({ baseUrl: 'https://jawab.example', token: 't' });
    const input: Input<'add_knowledge'> = { title: 'A', text: 'B' };
    export const id: string = (await jawab.call('add_knowledge', input)).data.id;
    export const names: string[] = [];
    for await (const { data } of jawab.pages('list_leads', { minScore: 50 })) names.push(...data.map(({ name }) => name));
    for await (const { choices, jawab: end } of jawab.stream('ask_bot', { message: 'Hi' }))
      names.push(choices[0]?.delta.content ?? '', ...(end?.sources ?? []).map(({ title }) => title));
    export const answer: Output<'ask_bot'> = await jawab.call('ask_bot', { message: 'Hi' });
    export const event: WebhookEvent = await verifyWebhook({ body: '', headers: {}, secret: '' });
    if (event.event === 'lead.created') names.push(event.data.email);
    export const status = (error: ApiError): number => error.status;
    // @ts-expect-error: there is no such operation
    await jawab.call('list_nothing', {});
    // @ts-expect-error: this list has no such filter
    await jawab.call('list_leads', { colour: 'red' });
    // @ts-expect-error: this operation has no pages
    jawab.pages('get_me', {});
    // @ts-expect-error: this operation does not stream
    jawab.stream('get_me', {});`;
    await writeFile(join(folder, 'check.ts'), code);
    const compilerOptions = {
      target: 'es2022',
      module: resolution === 'bundler' ? 'esnext' : resolution,
      moduleResolution: resolution,
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['check.ts'] }));
    const compiled = await runCommand([join(root, 'node_modules/.bin/tsc'), '-p', folder], {});
    expect([compiled.out, compiled.code]).toEqual(['', 0]);
  },
);
