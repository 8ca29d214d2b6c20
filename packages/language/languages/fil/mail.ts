import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Kumpirmahin ang iyong email address',
  verifyText: 'Pakikumpirma na sa iyo ang email address na ito.',
  verifyButton: 'Kumpirmahin ang address',
  resetSubject: 'Magtakda ng bagong password',
  resetText: 'Humingi ka ng link para magtakda ng bagong password.',
  resetButton: 'Magtakda ng bagong password',
  magicSubject: 'Ang iyong link sa pag-sign in',
  magicText: 'Humingi ka ng link para mag-sign in nang walang password.',
  magicButton: 'Mag-sign in',
  inviteSubject: 'Imbitasyon sa {workspace}',
  inviteText: 'Iniimbitahan kang sumali sa workspace na “{workspace}”.',
  inviteButton: 'Buksan ang imbitasyon',
  damagedSubject: 'Hindi mabasa nang maayos ang “{title}”',
  damagedText:
    'Walang kahulugan ang karamihan ng mga letra ng “{title}”, kaya hindi tiyak na sumasagot ang bot mula rito. Buksan ang dokumento para malaman ang gagawin.',
  damagedButton: 'Buksan ang dokumento',
  waitingSubject: 'May bisita ng {bot} na naghihintay ng sagot',
  waitingText: 'May bisitang humiling ng staff, at wala pang sumasagot. Bot: {bot}.',
  waitingButton: 'Buksan ang usapan',
  replySubject: 'Sagot mula sa {bot}',
  replyText: 'Dumating ang sagot na ito pagkaalis mo sa chat.',
  replyButton: 'Ituloy ang chat',
  onceHour: 'Isang beses lang gagana ang link, sa loob ng isang oras.',
  onceWeek: 'Isang beses lang gagana ang link, sa loob ng 7 araw.',
  ignore: 'Kung hindi mo inaasahan ang email na ito, maaari mo itong balewalain.',
} satisfies MailStrings;
