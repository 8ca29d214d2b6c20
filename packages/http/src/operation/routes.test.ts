import { createRegistry, type Refusal, type Tool } from '@jawab/core';
import { registry } from '@jawab/tools';
import { expect, test } from 'vitest';
import { createRoutes, pickTool } from './routes.ts';

const { find, has } = createRoutes(registry.tools);
const findTool = (method: string, path: string) => pickTool(find(path), method);
const refusal = (method: string, path: string): Refusal => {
  try {
    findTool(method, path);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error(`${method} ${path} was found.`);
};

test('finds every operation of the registry by its own route', () => {
  for (const tool of registry.tools) {
    const path = tool.rest.path.replace(/\{\w+\}/g, 'x');
    expect(findTool(tool.rest.method, path).name).toBe(tool.name);
  }
});

test('keeps the encoding of parameters, decodes words, answers HEAD like GET', () => {
  expect(find('/conversations/a%2Fb%20c').params).toEqual({ sessionId: 'a%2Fb%20c' });
  expect(find('/conversations/%ff').params).toEqual({ sessionId: '%ff' });
  expect(findTool('HEAD', '/%62ots').name).toBe('list_bots');
});

test.each(['', '/', '/bots/', '//bots', '/conversations/', '/Bots', '/%ff', '/bots/a/b/c', '/__proto__'])(
  'does not find %s',
  (path) => expect(refusal('GET', path).code).toBe('not_found'),
);

test('has the paths of operations, whatever the method', () => {
  for (const path of ['/bots', '/bots/x', '/%62ots']) expect(has(path), path).toBe(true);
  for (const path of ['', '/bots/', '/nothing']) expect(has(path), path).toBe(false);
});

test('refuses another method and names the possible ones', () => {
  const { code, details } = refusal('DELETE', '/bots');
  expect(code).toBe('method_not_allowed');
  expect(details.headers?.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  expect(refusal('HEAD', '/chat').details.headers).toEqual({ allow: 'POST' });
});

test('prefers words to parameters', () => {
  const make = (name: string, path: string) => ({ name, rest: { method: 'GET', path } }) as Tool;
  const { find: both } = createRoutes(createRegistry([make('a', '/kb/{id}'), make('z', '/kb/search')]).tools);
  expect(pickTool(both('/kb/search'), 'GET').name).toBe('z');
  expect(pickTool(both('/kb/other'), 'GET').name).toBe('a');
});
