import { expect, test } from 'vitest';
import { fillNames } from './fill-names.ts';

const hello = 'Hello {{customer.name}}, this is {{agent.name}}.';

test.each([
  [hello, 'Siti', 'Dewi', 'Hello Siti, this is Dewi.'],
  [hello, null, 'Dewi', 'Hello, this is Dewi.'],
  [hello, null, null, 'Hello, this is.'],
  ['{{customer.name}} 様、こんにちは', null, null, '様、こんにちは'],
  ['{{customer.name}}様、{{ agent.name }}です', '佐藤', '山田', '佐藤様、山田です'],
  ['{{customer.name}}\nHello', null, null, '\nHello'],
  ['{{customer.name}}', '{{agent.name}} $&', 'Dewi', '{{agent.name}} $&'],
  ['{{customer.email}}', 'Siti', 'Dewi', '{{customer.email}}'],
])('fills %j for %j by %j', (text, customer, agent, filled) => {
  expect(fillNames(text, { 'customer.name': customer, 'agent.name': agent })).toBe(filled);
});
