import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Sahkan alamat e-mel anda',
  verifyText: 'Sila sahkan bahawa alamat e-mel ini milik anda.',
  verifyButton: 'Sahkan alamat',
  resetSubject: 'Tetapkan kata laluan baharu',
  resetText: 'Anda meminta pautan untuk menetapkan kata laluan baharu.',
  resetButton: 'Tetapkan kata laluan baharu',
  magicSubject: 'Pautan log masuk anda',
  magicText: 'Anda meminta pautan untuk log masuk tanpa kata laluan.',
  magicButton: 'Log masuk',
  inviteSubject: 'Jemputan ke {workspace}',
  inviteText: 'Anda dijemput untuk menyertai ruang kerja “{workspace}”.',
  inviteButton: 'Buka jemputan',
  damagedSubject: '“{title}” tidak dapat dibaca dengan baik',
  damagedText:
    'Kebanyakan huruf dalam “{title}” tidak bermakna, jadi bot tidak menjawab daripadanya dengan pasti. Buka dokumen untuk melihat apa yang perlu dibuat.',
  damagedButton: 'Buka dokumen',
  waitingSubject: 'Pelawat {bot} menunggu balasan',
  waitingText: 'Seorang pelawat meminta bercakap dengan kakitangan, dan belum ada yang membalas. Bot: {bot}.',
  waitingButton: 'Buka perbualan',
  replySubject: 'Balasan daripada {bot}',
  replyText: 'Balasan ini tiba selepas anda meninggalkan sembang.',
  replyButton: 'Teruskan sembang',
  onceHour: 'Pautan ini hanya boleh digunakan sekali, dalam masa satu jam.',
  onceWeek: 'Pautan ini hanya boleh digunakan sekali, dalam masa 7 hari.',
  ignore: 'Jika anda tidak menjangkakan e-mel ini, anda boleh mengabaikannya.',
} satisfies MailStrings;
