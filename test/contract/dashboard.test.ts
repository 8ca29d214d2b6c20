import { expect, test } from 'vitest';
import { listFiles, readSource } from './sources.ts';

const sources = listFiles().filter((path) => /^apps\/dashboard\/src\/.*\.(tsx?|css)$/.test(path));

const physicalClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-left|text-right)(?:-[\w.[\]]+)?(?=["'`\s}])/g;
const physicalProperty = /(?:margin|padding|border)-(?:left|right)\b|(?:^|[;{\s])(?:left|right)\s*:/g;

const findPhysical = (path: string): string[] => {
  const text = readSource(path);
  if (path.endsWith('.css')) return text.match(physicalProperty) ?? [];
  const classes =
    text.match(
      /className=(?:"[^"]*"|\{[^}]*\}|\{`[^`]*`\})|'[^'\n]*\b(?:rounded|flex|grid|px-\d)[^'\n]*'/g,
    ) ?? [];
  return classes.flatMap((list) => list.match(physicalClass) ?? []);
};

test('the dashboard names logical sides only, so that it turns around for Arabic', () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap((path) => findPhysical(path).map((name) => `${path}: ${name}`))).toEqual([]);
});

test('the check finds a physical side', () => {
  expect('className="flex ml-4 text-left"'.match(physicalClass)).toEqual(['ml-4', 'text-left']);
  expect('a { margin-left: 1px }'.match(physicalProperty)).toHaveLength(1);
});
