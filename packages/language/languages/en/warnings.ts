import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Pages that are pictures, so their text was not read: {count}. Send a file with text, or add the text yourself.',
  hidden_parts_skipped:
    'Hidden parts that were not read: {count}. If customers may know them, show them in the file and send it again.',
  letters_without_meaning:
    'Letters without a meaning: {count}. The file uses an old font or is damaged. Save it with Unicode letters, or paste its text.',
  formulas_without_values:
    'Formulas without a value: {count}. Open the file in Excel, save it and send it again.',
  encoding_guessed:
    'The file does not say how its letters are written, so this was guessed. Check the text. If it is wrong, save the file as UTF-8.',
  truncated: 'The document is too long, so its end was not read. Split it into smaller documents.',
  looks_like_sign_in:
    'The page looks like a sign-in page. Give an address that everyone can open, or paste the text.',
} satisfies WarningStrings;
