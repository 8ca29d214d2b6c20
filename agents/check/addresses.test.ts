import { expect, test } from 'vitest';
import { namesUnknownAddress } from './addresses.ts';

const isUnknown = (text: string) =>
  namesUnknownAddress(
    text,
    () => new Set(['toko.example', 'toko.example/retur']),
    () => '',
  );

test.each([
  'evil.cc/pay',
  'pay-shop.sbs/x',
  'shopee.pl/x',
  'shop.lol',
  'shop-id.cfd',
  'shop.so/a',
  'bayar.bond',
  'toko.unheard/pay',
  'toko.example/hadiah',
])('%s is an address', (address) => {
  expect(isUnknown(`Order at ${address} today.`)).toBe(true);
});

test.each([
  'Bring a document, e.g./i.e. a passport.',
  'We are open 8 a.m./9 a.m. to 5 p.m./6 p.m.',
  'Version v1.2/v1.3 is supported, and so is 2.0.1.',
  'Send photo.jpg/png or invoice.pdf/docx.',
  'Open main.js.It is short.',
  'The price is Rp12.000/kg or Rs.500/month.',
  'Kirim ke no.hp/wa yang terdaftar.oke.',
  'Giao hàng tại TP.HCM/Hà Nội.',
  'Toko buka Senin.Sabtu/Minggu tutup.',
  'It works with Node.js/Deno.so it is fast.',
  'Write to toko.example/retur.',
])('“%s” names no address', (text) => {
  expect(isUnknown(text)).toBe(false);
});
