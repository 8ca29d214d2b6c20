import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRegistry } from './registry.ts';
import { defineTool } from './tool.ts';

const tool = (name: string, path: string) =>
  defineTool({
    name,
    title: name,
    description: name,
    scope: null,
    effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    rest: { method: 'GET', path },
    input: z.object({}),
    output: z.object({}),
    handler: async () => ({}),
  });

test('sorts tools and finds them by name', () => {
  const { tools, get } = createRegistry([tool('b_b', '/b'), tool('a_a', '/a')]);
  expect(tools.map(({ name }) => name)).toEqual(['a_a', 'b_b']);
  expect(get('b_b')).toBe(tools[1]);
  expect(get('c_c')).toBeUndefined();
});

test('refuses two tools with the same name or route, and names them', () => {
  expect(() => createRegistry([tool('a_a', '/a'), tool('a_a', '/b')])).toThrow(
    'Two tools have the name a_a.',
  );
  expect(() => createRegistry([tool('a_a', '/x/{id}'), tool('b_b', '/x/{other}')])).toThrow(
    'a_a and b_b have the same REST route: GET /x/{other}.',
  );
});
