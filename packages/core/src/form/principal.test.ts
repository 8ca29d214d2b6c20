import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from './context.ts';
import { execute } from './execute.ts';
import { type Actor, actors, nameActor, type Principal } from './principal.ts';
import { isFor, listFor, opens } from './registry.ts';
import { defineTool, type Tool } from './tool.ts';

const grant = { scopes: [], reach: { workspace: 'w', bots: null } };
const principals = {
  token: { ...grant, actor: 'token', tokenId: 't', tokenName: 'Shop', expiresAt: null },
  visitor: { ...grant, actor: 'visitor', sessionId: 's', speechForms: {} },
  member: { ...grant, actor: 'member', memberId: 'm', memberName: 'Aiko', role: 'viewer' },
  operator: { ...grant, actor: 'operator', operatorName: 'root' },
} as unknown as Record<Actor, Principal>;

const tool = (name: string, audience?: Actor[]) =>
  defineTool({
    name,
    title: name,
    description: name,
    scope: null,
    audience,
    effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    rest: { method: 'GET', path: `/${name}` },
    input: z.object({}),
    output: z.object({}),
    handler: async () => ({}),
  }) as Tool;
const usual = tool('usual');
const ofVisitors = tool('of_visitors', ['visitor']);

test('a tool without an audience is for everybody except visitors', () => {
  expect(actors.filter((actor) => isFor(usual, actor))).toEqual(['token', 'member', 'operator']);
  expect(listFor({ tools: [usual, ofVisitors] }, 'visitor')).toEqual([ofVisitors]);
});

test('execute refuses a principal outside the audience, whatever its scopes', async () => {
  const run = (of: Tool, actor: Actor) =>
    execute(of, { principal: principals[actor] } as Context, {}).then(() => 'ran');
  await expect(run(usual, 'visitor')).rejects.toMatchObject({ code: 'not_found' });
  await expect(run(ofVisitors, 'operator')).rejects.toMatchObject({ code: 'not_found' });
  await expect(run(ofVisitors, 'visitor')).resolves.toBe('ran');
});

test('a visitor in the audience needs no scope; a token does', () => {
  const chat: Tool = { ...tool('chat', ['token', 'visitor']), scope: 'chat:invoke' };
  expect(opens(principals.visitor, chat)).toBe(true);
  expect(opens(principals.token, chat)).toBe(false);
});

test('records name a principal by its own id and kind', () => {
  expect(nameActor(principals.token)).toEqual({ kind: 'token', id: 't', name: 'Shop' });
  expect(nameActor(principals.visitor)).toEqual({ kind: 'visitor', id: 's', name: null });
  expect(nameActor(principals.member)).toEqual({ kind: 'member', id: 'm', name: 'Aiko' });
  expect(nameActor(principals.operator)).toEqual({ kind: 'operator', id: null, name: 'root' });
});
