import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Halo! Saya {botName}. Ada yang bisa saya bantu?',
  thanks: 'Sama-sama! Ada lagi yang bisa saya bantu?',
  goodbye: 'Sampai jumpa, semoga hari Anda menyenangkan!',
  noAnswer:
    'Maaf, saya tidak menemukan informasi tentang hal itu. Apakah Anda ingin saya hubungkan dengan tim kami?',
  handoff:
    'Saya sudah memberi tahu tim kami bahwa Anda ingin berbicara dengan petugas. Petugas kami akan membalas di sini secepatnya. – {botName}',
  handoffWaiting: 'Pesan Anda sudah diterima tim kami. Petugas akan membalas di sini.',
  leadKept:
    'Terima kasih. Data kontak Anda sudah saya teruskan kepada tim kami; seseorang akan menghubungi Anda.',
  leadAsk: 'Bolehkah saya meneruskan data kontak Anda kepada tim kami agar seseorang menghubungi Anda?',
  leadDeclined: 'Baik, data kontak Anda tidak saya teruskan. Ada lagi yang bisa saya bantu?',
  hedge: 'Saya tidak sepenuhnya yakin, tetapi informasi ini mungkin membantu:',
  quoteFrame: 'Dari “{title}”:',
  errorQuota:
    'Maaf, obrolan ini sedang tidak dapat menjawab. Silakan tinggalkan pesan dan kami akan menghubungi Anda.',
  errorTooLong: 'Pesan Anda terlalu panjang. Batasi hingga {max, plural, other {# karakter}}.',
  errorUnavailable: 'Maaf, saya sedang tidak dapat menjawab. Silakan coba beberapa saat lagi.',
  errorInterrupted: 'Maaf, jawabannya terputus. Silakan tanyakan lagi.',
  errorRateLimited: 'Anda mengirim pesan terlalu cepat. Mohon tunggu {seconds, plural, other {# detik}}.',
  formTitle: 'Tinggalkan pesan',
  formName: 'Nama',
  formEmail: 'Alamat email',
  formPhone: 'Nomor telepon',
  formMessage: 'Pesan',
  formOptional: 'opsional',
  formSubmit: 'Kirim',
  formThanks: 'Terima kasih! Kami akan segera menghubungi Anda.',
  formRequired: 'Mohon isi kolom ini.',
  formInvalidEmail: 'Masukkan alamat email yang valid.',
  suggestionPerson: 'Bicara dengan petugas',
  inputPlaceholder: 'Tulis pesan…',
  send: 'Kirim',
  typing: 'Sedang menulis jawaban…',
  helpful: 'Membantu',
  notHelpful: 'Tidak membantu',
  sources: '{count, plural, other {# sumber}}',
  newMessages: '{count, plural, other {# pesan baru}}',
} satisfies Strings;
