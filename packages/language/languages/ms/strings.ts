import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Hai! Saya {botName}. Apakah yang boleh saya bantu?',
  thanks: 'Sama-sama! Ada apa-apa lagi yang boleh saya bantu?',
  goodbye: 'Selamat tinggal dan semoga hari anda ceria!',
  noAnswer:
    'Maaf, saya tidak menemui maklumat tentang perkara itu. Adakah anda mahu saya hubungkan anda dengan kakitangan kami?',
  handoff:
    'Saya telah memaklumkan pasukan kami bahawa anda ingin bercakap dengan seseorang. Kakitangan kami akan membalas di sini secepat mungkin. – {botName}',
  handoffWaiting: 'Mesej anda telah sampai kepada pasukan kami. Kakitangan kami akan membalas di sini.',
  leadKept:
    'Terima kasih. Maklumat hubungan anda telah saya sampaikan kepada pasukan kami; seseorang akan menghubungi anda.',
  leadAsk:
    'Bolehkah saya menyampaikan maklumat hubungan anda kepada pasukan kami supaya seseorang menghubungi anda?',
  leadDeclined:
    'Baiklah, maklumat hubungan anda tidak akan saya sampaikan. Ada apa-apa lagi yang boleh saya bantu?',
  hedge: 'Saya tidak begitu pasti, tetapi maklumat ini mungkin membantu:',
  quoteFrame: 'Daripada “{title}”:',
  errorQuota:
    'Maaf, sembang ini tidak dapat menjawab buat masa ini. Sila tinggalkan mesej dan kami akan menghubungi anda.',
  errorTooLong: 'Mesej anda terlalu panjang. Sila hadkan kepada {max, plural, other {# aksara}}.',
  errorUnavailable: 'Maaf, saya tidak dapat menjawab buat masa ini. Sila cuba sebentar lagi.',
  errorInterrupted: 'Maaf, jawapan terputus. Sila tanya sekali lagi.',
  errorRateLimited: 'Anda menghantar mesej terlalu cepat. Sila tunggu {seconds, plural, other {# saat}}.',
  formTitle: 'Tinggalkan mesej',
  formName: 'Nama',
  formEmail: 'E-mel',
  formPhone: 'Telefon',
  formMessage: 'Mesej',
  formOptional: 'pilihan',
  formSubmit: 'Hantar',
  formThanks: 'Terima kasih! Kami akan menghubungi anda tidak lama lagi.',
  formRequired: 'Sila isi ruangan ini.',
  formInvalidEmail: 'Sila masukkan alamat e-mel yang sah.',
  suggestionPerson: 'Bercakap dengan kakitangan',
  inputPlaceholder: 'Tulis mesej…',
  send: 'Hantar',
  typing: 'Sedang menulis jawapan…',
  helpful: 'Membantu',
  notHelpful: 'Tidak membantu',
  sources: '{count, plural, other {# sumber}}',
  newMessages: '{count, plural, other {# mesej baharu}}',
} satisfies Strings;
