import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'メールアドレスの確認',
  verifyText: 'このメールアドレスがご本人のものであることをご確認ください。',
  verifyButton: 'アドレスを確認する',
  resetSubject: '新しいパスワードの設定',
  resetText: '新しいパスワードを設定するためのリンクをお送りします。',
  resetButton: '新しいパスワードを設定する',
  magicSubject: 'ログイン用リンク',
  magicText: 'パスワードなしでログインするためのリンクをお送りします。',
  magicButton: 'ログインする',
  inviteSubject: '{workspace}への招待',
  inviteText: 'ワークスペース「{workspace}」に招待されています。',
  inviteButton: '招待を開く',
  damagedSubject: '「{title}」を正しく読み取れません',
  damagedText:
    '「{title}」のほとんどの文字が意味をなさないため、ボットはこの文書から確実な回答をしません。文書を開いて対処方法をご確認ください。',
  damagedButton: '文書を開く',
  waitingSubject: '{bot}の訪問者が返信を待っています',
  waitingText: '訪問者が担当者を希望していますが、まだ誰も返信していません。ボット：{bot}',
  waitingButton: '会話を開く',
  replySubject: '{bot}からの返信',
  replyText: 'チャットを離れられた後に、次の返信が届きました。',
  replyButton: 'チャットを続ける',
  onceHour: 'リンクは1時間以内に1回だけ使えます。',
  onceWeek: 'リンクは7日以内に1回だけ使えます。',
  ignore: 'このメールにお心当たりがない場合は、破棄してください。',
} satisfies MailStrings;
