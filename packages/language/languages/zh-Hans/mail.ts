import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: '请确认您的邮箱地址',
  verifyText: '请确认此邮箱地址属于您。',
  verifyButton: '确认邮箱地址',
  resetSubject: '设置新密码',
  resetText: '您请求了用于设置新密码的链接。',
  resetButton: '设置新密码',
  magicSubject: '您的登录链接',
  magicText: '您请求了无需密码即可登录的链接。',
  magicButton: '登录',
  inviteSubject: '邀请您加入 {workspace}',
  inviteText: '您受邀加入工作区“{workspace}”。',
  inviteButton: '打开邀请',
  damagedSubject: '无法正常读取“{title}”',
  damagedText: '“{title}”的大部分字符没有意义，因此机器人不会据此给出确定的回答。请打开文档查看处理方法。',
  damagedButton: '打开文档',
  onceHour: '此链接一小时内有效，仅可使用一次。',
  onceWeek: '此链接 7 天内有效，仅可使用一次。',
  ignore: '如果这不是您预期的邮件，请忽略。',
} satisfies MailStrings;
