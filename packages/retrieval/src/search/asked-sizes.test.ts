import { expect, test } from 'vitest';
import { lacksAskedSize } from './asked-sizes.ts';

const table = '| Speed | Price |\n| --- | --- |\n| 500 Mbps | 1,099 |\n| 1 Gbps | 1,999 |';

test.each([
  ['magkano yung 2 Gbps?', table],
  ['2Gbps ราคาเท่าไร', table],
  ['२ Gbps का कितना लगेगा', table],
  ['1 GB price', table],
  ['1 Gbps price', '| Plan | Lines |\n| --- | --- |\n| 40 GB | 1 |'],
])('a passage lacks what %j names', (question, passage) => {
  expect(lacksAskedSize(question, passage)).toBe(true);
});

test.each([
  ['how much is 1gbps', table],
  ['1000 Mbps price', table],
  ['500 Mbps or 2 Gbps?', table],
  ['100 Mbps price', '| Mbps | Price |\n| --- | --- |\n| 100 | 899 |'],
  ['fiber price', table],
  ['2 months free?', table],
])('a passage has what %j names, or it names none', (question, passage) => {
  expect(lacksAskedSize(question, passage)).toBe(false);
});
