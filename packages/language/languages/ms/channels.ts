import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'Di {place}, cipta ini: {what}',
  copy: 'Di {place}, salin dan tampalkan di sini: {what}',
  turnOn: 'Di {place}, hidupkan: {what}',
  turnOff: 'Di {place}, matikan: {what}',
  pasteAddressAndToken:
    'Simpan. Kemudian tampalkan alamat webhook dan token pengesahan yang dipaparkan di sini ke dalam {place}',
  tryIt: 'Tulis kepada akaun anda seperti seorang pelanggan: bot akan menjawab.',
  keyWrong: 'Pembekal tidak menerima kunci ini. Salin semula dan simpan di sini.',
  httpsNeeded:
    'Pembekal hanya menghantar mesej ke alamat https. Minta pengendali perkhidmatan ini menetapkannya.',
  webhookElsewhere:
    'Pembekal menghantar mesej ke alamat lain. Simpan semula tetapan, atau tampalkan alamat webhook di sana.',
  webhookOff: 'Webhook dimatikan di pihak pembekal. Hidupkan di sana.',
  webhookFails:
    'Pembekal gagal menyampaikan mesej terakhirnya. Ia akan mencuba lagi; pastikan perkhidmatan ini boleh dicapai.',
  subscriptionMissing:
    'Pembekal tidak menghantar mesej akaun ini kepada kami. Beri kunci kebenaran untuk mengurus akaun, kemudian simpan semula.',
  quotaEmpty: 'Mesej bulan ini telah habis digunakan. Pilih pelan lain di pihak pembekal.',
  keyEnds: 'Kunci sah hingga {until}. Ia diperbaharui sebelum hari itu.',
  providerSilent: 'Pembekal tidak menjawab. Cuba lagi sebentar nanti.',
} satisfies ChannelStrings;
