import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** In a process of its own: tells what a text is, and of how many languages the concepts were read for it. */
function judge(text: string): { isFunctionWord: boolean; read: number } {
  const program = `
    import { languages } from '@jawab/language/languages/index.ts';
    import { isFunctionWord } from '@jawab/language/terms/stop-words.ts';
    const read = new Set();
    for (const [code, language] of Object.entries({ ...languages })) {
      const { concepts } = language;
      Object.defineProperty(language, 'concepts', { get: () => (read.add(code), concepts) });
    }
    console.log(JSON.stringify({ isFunctionWord: isFunctionWord('${text}'), read: read.size }));
  `;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' }));
}

test('a word that no language lists as a function word needs the concepts of none', () => {
  expect(judge('tea')).toEqual({ isFunctionWord: false, read: 0 });
});

test('a function word needs the concepts of the language that lists it', () => {
  expect(judge('anga')).toEqual({ isFunctionWord: true, read: 1 });
});
