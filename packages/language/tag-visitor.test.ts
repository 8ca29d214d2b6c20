import { expect, test } from 'vitest';
import { tagVisitor } from './tag-visitor.ts';

test('the same id has the same tag, of four signs that are read out without doubt', () => {
  expect(tagVisitor('01a200cb-1457-7000-8000-004295ce18f4')).toBe(
    tagVisitor('01a200cb-1457-7000-8000-004295ce18f4'),
  );
  for (let at = 0; at < 1_000; at++)
    expect(tagVisitor(`session-${at}`)).toMatch(/^[2-9CDFGHJKMNPQRTVWX]{4}$/);
});

test('tags of ids that are alike are spread as evenly as chance', () => {
  const tags = new Set(
    Array.from({ length: 10_000 }, (_, at) => tagVisitor(`01a200cb-1457-7000-8000-${at}`)),
  );
  // Of 24⁴ tags, chance repeats 149 of 10,000.
  expect(10_000 - tags.size).toBeLessThan(200);
});
