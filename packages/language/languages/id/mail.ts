import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Konfirmasi alamat email Anda',
  verifyText: 'Mohon konfirmasi bahwa alamat email ini milik Anda.',
  verifyButton: 'Konfirmasi alamat',
  resetSubject: 'Buat kata sandi baru',
  resetText: 'Anda meminta tautan untuk membuat kata sandi baru.',
  resetButton: 'Buat kata sandi baru',
  magicSubject: 'Tautan masuk Anda',
  magicText: 'Anda meminta tautan untuk masuk tanpa kata sandi.',
  magicButton: 'Masuk',
  inviteSubject: 'Undangan ke {workspace}',
  inviteText: 'Anda diundang untuk bergabung ke ruang kerja “{workspace}”.',
  inviteButton: 'Buka undangan',
  damagedSubject: '“{title}” tidak dapat dibaca dengan baik',
  damagedText:
    'Sebagian besar huruf di “{title}” tidak bermakna, jadi bot tidak menjawab dari dokumen ini dengan pasti. Buka dokumen untuk melihat apa yang perlu dilakukan.',
  damagedButton: 'Buka dokumen',
  waitingSubject: 'Pengunjung {bot} menunggu balasan',
  waitingText: 'Seorang pengunjung meminta petugas, dan belum ada yang membalas. Bot: {bot}.',
  waitingButton: 'Buka percakapan',
  replySubject: 'Balasan dari {bot}',
  replyText: 'Balasan ini datang setelah Anda meninggalkan obrolan.',
  replyButton: 'Lanjutkan obrolan',
  onceHour: 'Tautan ini hanya berlaku satu kali, dalam waktu satu jam.',
  onceWeek: 'Tautan ini hanya berlaku satu kali, dalam waktu 7 hari.',
  ignore: 'Jika Anda tidak menunggu email ini, Anda dapat mengabaikannya.',
} satisfies MailStrings;
