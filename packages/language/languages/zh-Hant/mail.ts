import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: '請確認您的電子郵件地址',
  verifyText: '請確認此電子郵件地址屬於您。',
  verifyButton: '確認電子郵件地址',
  resetSubject: '設定新密碼',
  resetText: '您要求了用於設定新密碼的連結。',
  resetButton: '設定新密碼',
  magicSubject: '您的登入連結',
  magicText: '您要求了不需密碼即可登入的連結。',
  magicButton: '登入',
  inviteSubject: '邀請您加入 {workspace}',
  inviteText: '您受邀加入工作區「{workspace}」。',
  inviteButton: '開啟邀請',
  damagedSubject: '無法正常讀取「{title}」',
  damagedText: '「{title}」的大部分字元沒有意義，因此機器人不會據此給出確定的回答。請開啟文件查看處理方法。',
  damagedButton: '開啟文件',
  onceHour: '此連結在一小時內有效，僅可使用一次。',
  onceWeek: '此連結在 7 天內有效，僅可使用一次。',
  ignore: '如果這不是您預期收到的郵件，請忽略。',
} satisfies MailStrings;
