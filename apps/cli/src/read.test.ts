import { adminScopes, integrationScopes } from '@jawab/core';
import { InvalidSetting } from '@jawab/runtime';
import { expect, test } from 'vitest';
import {
  readExpiry,
  readId,
  readIds,
  readInput,
  readLimitNames,
  readLimits,
  readName,
  readPlan,
  readScopes,
} from './read.ts';

test('reads input as key=value pairs, with JSON values where possible, or as one object', () => {
  expect(readInput(['title=Opening hours', 'limit=5', 'explain=true', 'text=a=b'])).toEqual({
    title: 'Opening hours',
    limit: 5,
    explain: true,
    text: 'a=b',
  });
  expect(readInput(['theme={"radius":4}', 'allowedOrigins=[]', 'text=[1'])).toEqual({
    theme: { radius: 4 },
    allowedOrigins: [],
    text: '[1',
  });
  expect(readInput(['{"title":"T","limit":5}'])).toEqual({ title: 'T', limit: 5 });
  expect(readInput([])).toEqual({});
});

test('reads scopes, plans, limits and lifetimes', () => {
  expect(readScopes('bots:read, kb:read')).toEqual(['bots:read', 'kb:read']);
  expect(readScopes('all')).toEqual([...integrationScopes]);
  expect(readScopes(adminScopes.join())).toEqual([...adminScopes]);
  expect(readPlan('scale')).toBe('scale');
  expect(readLimits('{"bots":3,"requestsPerMinute":null}')).toEqual({ bots: 3, requestsPerMinute: null });
  const visitors = {
    visitorRequestsPerMinute: 30,
    addressRequestsPerMinute: null,
    botRequestsPerMinute: 900,
  };
  expect(readLimits(JSON.stringify(visitors))).toEqual(visitors);
  const now = new Date('2026-01-01T00:00:00Z');
  expect(readExpiry('30d', now).toISOString()).toBe('2026-01-31T00:00:00.000Z');
  expect(readExpiry('90s', now).toISOString()).toBe('2026-01-01T00:01:30.000Z');
});

test('lower-cases ids and removes repeats; trims names', () => {
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  expect(readIds(`${id}, ${id.toUpperCase()}`)).toEqual([id]);
  expect(readName(' Shop ')).toBe('Shop');
});

test.each([
  ['an id that is none', () => readId('abc')],
  ['a blank name', () => readName(' ')],
  ['a scope that does not exist', () => readScopes('bots:read,nope')],
  ['a plan that does not exist', () => readPlan('gold')],
  ['limits that are no JSON', () => readLimits('bots=3')],
  ['limits with another name', () => readLimits('{"bot":3}')],
  ['a lifetime without a unit', () => readExpiry('30')],
  ['an input that is neither', () => readInput(['hello'])],
  ['broken JSON', () => readInput(['{"a":'])],
])('refuses %s with a sentence', (_, read) => {
  expect(read).toThrow(InvalidSetting);
});

test('reads names of limits, or all of them', () => {
  expect(readLimitNames('bots, messagesPerMonth')).toEqual(['bots', 'messagesPerMonth']);
  expect(readLimitNames('all')).toHaveLength(9);
  expect(() => readLimitNames('bots,cats')).toThrow('There is no limit cats.');
});
