import { expect, test } from 'vitest';
import { toEnglishWords } from './english-words.ts';

test.each([
  ['id', 'hapus dokumen', ['delete', 'document']],
  ['ja', '未回答の質問', ['unanswered']],
  ['th', 'ลบบอท', ['delete', 'bot']],
  ['zh-Hans', '导出所有数据', ['export', 'all']],
  ['hi', 'दस्तावेज़ हटाएँ', ['document', 'delete']],
  ['ko', '문서 삭제', ['document', 'delete']],
  ['vi', 'mời thành viên', ['invite', 'members']],
])('finds what the dashboard in %s says for %s', async (language, text, words) => {
  expect(await toEnglishWords(text, language)).toEqual(expect.arrayContaining(words));
});

test('keeps words that the dashboard does not have, and those of other languages', async () => {
  expect(await toEnglishWords('hapus webhookku', 'id')).toContain('webhookku');
  expect(await toEnglishWords('Delete the DOCUMENT', 'en')).toEqual(['delete', 'the', 'document']);
  expect(await toEnglishWords('naprawić', 'pl')).toEqual(['naprawić']);
});
