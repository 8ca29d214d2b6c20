import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Context } from './context.ts';
import { fail } from './errors.ts';
import { execute, executeAllowed, finish, requireAccess } from './execute.ts';
import { defineTool, type Tool } from './tool.ts';

const effects = { readOnly: true, destructive: false, idempotent: true, openWorld: false };
const common = {
  title: 'T',
  description: 'D',
  scope: 'kb:read',
  effects,
  rest: { method: 'GET', path: '/t' },
} as const;
const ctx = {
  principal: { actor: 'token', scopes: ['kb:read'], reach: { workspace: 'w', bots: null } },
} as unknown as Context;
const form = { input: z.object({ n: z.int() }), output: z.object({ n: z.int() }) };

const plain = defineTool({ ...common, ...form, name: 'plain', handler: async (_, { n }) => ({ n }) }) as Tool;
const streamed = defineTool({
  ...common,
  ...form,
  name: 'streamed',
  async *handler(_, { n }) {
    yield 'a';
    yield 'b';
    return { n };
  },
}) as Tool;

test('returns the output of a plain operation without text', async () => {
  const run = await execute(plain, ctx, { n: 1 });
  expect(await run.next()).toEqual({ done: true, value: { n: 1 } });
});

test('yields the text of a streaming operation and returns its output', async () => {
  const run = await execute(streamed, ctx, { n: 2 });
  expect((await run.next()).value).toBe('a');
  expect(await finish(run)).toEqual({ n: 2 });
});

test('refuses in order: scope, input, then what runs before the handler', async () => {
  const beforeHandler = vi.fn(() => fail('idempotency_key_reused', 'no'));
  const poor = { principal: { ...ctx.principal, scopes: [] } } as unknown as Context;
  await expect(execute(plain, poor, {}, { beforeHandler })).rejects.toMatchObject({
    code: 'insufficient_scope',
    details: { scopes: ['kb:read'] },
  });
  await expect(execute(plain, ctx, {}, { beforeHandler })).rejects.toMatchObject({ code: 'invalid_request' });
  expect(beforeHandler).not.toHaveBeenCalled();
  await expect(execute(plain, ctx, { n: 1 }, { beforeHandler })).rejects.toMatchObject({ status: 422 });
});

test('decides access once: with its proof, a call reads neither audience nor scopes again', async () => {
  let reads = 0;
  const principal = new Proxy(ctx.principal, {
    get: (target, name) => {
      if (name === 'scopes' || name === 'actor') reads++;
      return Reflect.get(target, name);
    },
  });
  const access = requireAccess(plain, Object.assign({}, ctx, { principal }));
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(await finish(await executeAllowed(access, { n: 1 }))).toEqual({ n: 1 });
  expect(reads).toBe(0);
});

test('refuses arguments that nobody reads, and hands the handler only its own', async () => {
  await expect(execute(plain, ctx, { n: 1, surplus: true })).rejects.toMatchObject({
    message: 'Unknown argument `surplus`. Known arguments: n.',
    details: { issues: [{ path: 'surplus', message: 'is not an argument of this operation' }] },
  });
  const handler = vi.fn(plain.handler);
  await execute({ ...plain, handler }, ctx, { n: 1, page: 2 }, { alsoKnown: ['page'] });
  await execute({ ...plain, handler }, ctx, { n: 1, surplus: true }, { ignoresUnknown: true });
  expect(handler.mock.calls.map(([, input]) => input)).toEqual([{ n: 1 }, { n: 1 }]);
});

test('says for whom there is no operation', async () => {
  const operator = { principal: { ...ctx.principal, actor: 'operator' } } as unknown as Context;
  const visitors: Tool = { ...plain, audience: ['visitor'] };
  await expect(execute(visitors, operator, { n: 1 })).rejects.toThrow(
    'There is no operation plain for operators.',
  );
});

test('throws a refusal of a generator’s first step before any text', async () => {
  const refusing = defineTool({
    ...common,
    ...form,
    name: 'refusing',
    // biome-ignore lint/correctness/useYield: it refuses before its first text
    async *handler() {
      return fail('quota_exceeded', 'none left');
    },
  }) as Tool;
  await expect(execute(refusing, ctx, { n: 1 })).rejects.toMatchObject({ code: 'quota_exceeded' });
});

test('never returns an output that does not match its schema', async () => {
  const lying = { ...plain, handler: async () => ({ n: 'x' }) } as Tool;
  await expect(execute(lying, ctx, { n: 1 })).rejects.toThrow(/does not match its schema/);
});

test('ends the handler when the caller leaves the run', async () => {
  const ended = vi.fn();
  const long = defineTool({
    ...common,
    ...form,
    name: 'long',
    async *handler() {
      try {
        yield 'a';
        yield 'b';
        return { n: 1 };
      } finally {
        ended();
      }
    },
  }) as Tool;
  const run = await execute(long, ctx, { n: 1 });
  await run.next();
  await run.return({});
  expect(ended).toHaveBeenCalledOnce();
});
