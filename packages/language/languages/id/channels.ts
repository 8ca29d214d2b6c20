import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'Di {place}, buat ini: {what}',
  copy: 'Di {place}, salin ini lalu tempel di sini: {what}',
  turnOn: 'Di {place}, nyalakan ini: {what}',
  turnOff: 'Di {place}, matikan ini: {what}',
  pasteAddressAndToken:
    'Simpan. Lalu tempel alamat webhook dan token verifikasi yang tampil di sini ke {place}',
  tryIt: 'Tulis ke akun Anda seperti pelanggan: bot akan menjawab.',
  keyWrong: 'Penyedia tidak menerima kunci ini. Salin lagi dan simpan di sini.',
  httpsNeeded: 'Penyedia hanya mengirim pesan ke alamat https. Minta pengelola layanan ini memasangnya.',
  webhookElsewhere:
    'Penyedia mengirim pesan ke alamat lain. Simpan lagi pengaturan ini, atau tempel alamat webhook di sana.',
  webhookOff: 'Webhook dimatikan di penyedia. Nyalakan di sana.',
  webhookFails:
    'Penyedia tidak dapat mengantarkan pesan terakhirnya. Ia akan mencoba lagi; periksa apakah layanan ini dapat dijangkau.',
  subscriptionMissing:
    'Penyedia tidak mengirimkan pesan akun ini kepada kami. Beri kunci izin untuk mengelola akun, lalu simpan lagi.',
  quotaEmpty: 'Pesan bulan ini sudah habis. Pilih paket lain di penyedia.',
  keyEnds: 'Kunci berlaku sampai {until}. Kunci diperbarui sebelum hari itu.',
  providerSilent: 'Penyedia tidak menjawab. Coba lagi sebentar lagi.',
} satisfies ChannelStrings;
