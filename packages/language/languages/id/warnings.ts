import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Halaman yang berupa gambar sehingga teksnya tidak terbaca: {count}. Kirim berkas yang berisi teks, atau tambahkan teksnya sendiri.',
  hidden_parts_skipped:
    'Bagian tersembunyi yang tidak dibaca: {count}. Jika pelanggan boleh mengetahuinya, tampilkan di berkas lalu kirim lagi.',
  letters_without_meaning:
    'Huruf tanpa makna: {count}. Berkas ini memakai fon lama atau rusak. Simpan dengan huruf Unicode, atau tempelkan teksnya.',
  formulas_without_values: 'Rumus tanpa nilai: {count}. Buka berkas di Excel, simpan, lalu kirim lagi.',
  encoding_guessed:
    'Berkas tidak menyebutkan pengodean hurufnya, jadi itu ditebak. Periksa teksnya. Jika salah, simpan berkas sebagai UTF-8.',
  truncated:
    'Dokumen terlalu panjang sehingga bagian akhirnya tidak dibaca. Bagi menjadi dokumen yang lebih kecil.',
  looks_like_sign_in:
    'Halaman ini tampak seperti halaman masuk. Berikan alamat yang bisa dibuka semua orang, atau tempelkan teksnya.',
} satisfies WarningStrings;
