import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Halaman yang berupa gambar, jadi teksnya tidak dibaca: {count}. Hantar fail yang mengandungi teks, atau tambah teksnya sendiri.',
  hidden_parts_skipped:
    'Bahagian tersembunyi yang tidak dibaca: {count}. Jika pelanggan boleh mengetahuinya, paparkan dalam fail dan hantar semula.',
  letters_without_meaning:
    'Huruf tanpa makna: {count}. Fail ini menggunakan fon lama atau telah rosak. Simpan dengan huruf Unicode, atau tampal teksnya.',
  formulas_without_values: 'Formula tanpa nilai: {count}. Buka fail dalam Excel, simpan dan hantar semula.',
  encoding_guessed:
    'Fail ini tidak menyatakan pengekodan hurufnya, jadi ia diteka. Semak teksnya. Jika salah, simpan fail sebagai UTF-8.',
  truncated:
    'Dokumen ini terlalu panjang, jadi bahagian akhirnya tidak dibaca. Bahagikannya kepada dokumen yang lebih kecil.',
  looks_like_sign_in:
    'Halaman ini kelihatan seperti halaman log masuk. Beri alamat yang boleh dibuka oleh semua orang, atau tampal teksnya.',
} satisfies WarningStrings;
