import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Ve pages jo sirf tasveer hain, isliye unka text nahin padha gaya: {count}. Text wali file bhejiye, ya text khud jodiye.',
  hidden_parts_skipped:
    'Chhipe hue hisse jo nahin padhe gaye: {count}. Agar grahak unhein jaan sakte hain, to file mein dikhaiye aur phir bhejiye.',
  letters_without_meaning:
    'Bina matlab ke akshar: {count}. File mein purana font hai ya woh kharab hai. Unicode aksharon mein save kijiye, ya text paste kijiye.',
  formulas_without_values:
    'Bina value ke formule: {count}. File Excel mein kholiye, save kijiye aur phir bhejiye.',
  encoding_guessed:
    'File apni encoding nahin batati, isliye andaza lagaya gaya. Text jaanchiye. Galat ho to file UTF-8 mein save kijiye.',
  truncated:
    'Document bahut lamba hai, isliye uska ant nahin padha gaya. Use chhote documents mein baantiye.',
  looks_like_sign_in:
    'Yeh page sign-in page lagta hai. Aisa pata dijiye jo sab khol sakein, ya text paste kijiye.',
} satisfies WarningStrings;
