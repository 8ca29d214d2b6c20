import { expect, test } from 'vitest';
import { isTest, listFiles, readSource } from './sources.ts';

/** The facts of scripts, for the rooms that know languages and for the reader of files, which knows none. */
const homes = /^packages\/(?:language\/text|extract\/src)\/scripts\.ts$/;
const aLanguage = /^packages\/language\/languages\//;
const dense = '(?:Han|Hiragana|Katakana|Hangul|Thai|Lao|Khmer|Myanmar)';
const several = new RegExp(
  `\\\\p\\{Script=\\w+\\}\\\\*p\\{Script=${dense}|Script=${dense}\\}\\\\*p\\{Script=`,
);

test('scripts without spaces, or with dense characters, are named together in one place', () => {
  const others = listFiles().filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !isTest(path) &&
      !homes.test(path) &&
      !aLanguage.test(path) &&
      !path.startsWith('test/'),
  );
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((path) => several.test(readSource(path)))).toEqual([]);
});
