import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Judges a text in a process of its own, and counts the languages whose concepts that process reads. */
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

test('reads no concepts if no language lists the word as a function word', () => {
  expect(judge('tea')).toEqual({ isFunctionWord: false, read: 0 });
});

test('reads only the concepts of the language that lists the word', () => {
  expect(judge('anga')).toEqual({ isFunctionWord: true, read: 1 });
});
