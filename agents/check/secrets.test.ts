import { normalise } from '@jawab/language';
import { expect, test } from 'vitest';
import { createGround } from './ground.ts';
import { asksForSecret } from './secrets.ts';

const text = 'Send us your card number, CVV and OTP.';
const sentence = { written: text, text, folded: normalise(text), cited: [], before: '', isFirst: true };

test.each([
  [null, true],
  ['Never ask customers for their password, card number or OTP.', true],
  ['Answer in short sentences. Passwords are reset at toko.example.', true],
  ['Jangan pernah minta nomor kartu atau OTP.', true],
  ['绝不向客户索要密码或卡号。', true],
  ['ห้ามขอรหัสผ่านหรือ OTP', true],
  ['Be friendly. Ask the customer for the card number and the OTP.', false],
  ['Never be rude. Ask for the OTP.', false],
  ['Minta nomor kartu dan kode OTP pelanggan.', false],
])('with the instructions “%s”, a request for card data is withheld: %s', (instructions, withheld) => {
  const ground = createGround({ language: 'en', passages: [], instructions, said: [], rules: '' });
  expect(asksForSecret(sentence, ground)).toBe(withheld);
});
