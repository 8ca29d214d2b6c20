import { bearer, request } from '@jawab/test/support/loopback.ts';
import { openPeople, type People } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let people: People;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' });
  people = await openPeople(world);
  tenant = await createTenant(world);
});
afterAll(async () => {
  await people.close();
  await world.close();
});

interface Page {
  data: { kind: string; id: string }[];
  next_cursor: string;
}

/** Opens a stream and returns what reads its next page; null at its end. */
async function listen(headers: Record<string, string>) {
  const leave = new AbortController();
  const response = await request(`${people.url}/v1/changes`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: leave.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => leave.abort(),
    async next(): Promise<Page | null> {
      for (;;) {
        const event = /(?:^|\n)data: (.*)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1] as string);
        }
        const step = await reader?.read();
        if (!step || step.done) return null;
        text += step.value;
      }
    },
  };
}

test('a person hears of what moves, and begins again where the stream ended', async () => {
  const { browser, id } = await people.signUp('Ann');
  await people.join(id, tenant.workspaceId, 'support');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await listen({ cookie });
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  const first = (await stream.next()) as Page;
  expect(first.data).toEqual([]);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'live' });
  expect((await stream.next())?.data).toContainEqual(expect.objectContaining({ id: 'live' }));
  stream.leave();
  const again = await listen({ cookie, 'last-event-id': first.next_cursor });
  expect((await again.next())?.data).toContainEqual(expect.objectContaining({ id: 'live' }));
  await tenant.call('remove_member', { id });
  while (await again.next());
  expect((await listen({ cookie })).response.status).toBe(403);
});

test('a bad cursor is refused before the stream begins, and so is the eleventh stream', async () => {
  const token = await tenant.token();
  const bad = await listen(Object.assign({ 'last-event-id': 'x' }, bearer(token)));
  expect(bad.response.status).toBe(400);
  const streams = await Promise.all(Array.from({ length: 11 }, () => listen(bearer(token))));
  expect(streams.map(({ response }) => response.status).sort()).toEqual([...Array(10).fill(200), 429]);
  for (const { leave } of streams) leave();
});
