export default {
  consent: '連絡先を受け取る前の同意',
  consentHint:
    '訪問者はフォームを送る前にこの文に同意します。チャットでは、連絡先を保存する前にボットがこの文を表示します。空欄にすると確認しません。',
  consentPage: 'プライバシーポリシーのページ',
  consentGiven: '{date}に同意',
  logo: 'ロゴ',
  logoChoose: '画像を選ぶ',
  logoHint: 'PNG、JPEG、WebP（256 KBまで）。正方形の画像がきれいに表示されます。',
  logoRefused: 'この画像は使えません。256 KB以下のPNG、JPEG、WebPを選んでください。',
};
