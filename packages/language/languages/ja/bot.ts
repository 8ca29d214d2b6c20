export default {
  consent: '連絡先を受け取る前の同意',
  consentHint:
    '訪問者はフォームを送る前にこの文に同意します。チャットでは、連絡先を保存する前にボットがこの文を表示します。空欄にすると確認しません。',
  consentPage: 'プライバシーポリシーのページ',
  consentGiven: '{date}に同意',
  lead_new: '新規',
  lead_contacted: '連絡済み',
  lead_won: '成約',
  lead_lost: '失注',
  logo: 'ロゴ',
  logoChoose: '画像を選ぶ',
  logoHint: 'PNG、JPEG、WebP（256 KBまで）。正方形の画像がきれいに表示されます。',
  logoRefused: 'この画像は使えません。256 KB以下のPNG、JPEG、WebPを選んでください。',
  bubble: 'チャットボタンの横のメッセージ',
  bubbleHint:
    '自動で表示される短いメッセージです。閉じた訪問者には再び表示されません。空欄にすると表示しません。',
  bubbleAfter: '表示までの秒数',
  bubblePaths: '表示するページ',
  bubblePathsHint: '1行に1つのパス（例: /rooms/*）。空欄にすると全ページに表示されます。',
  bubbleRepeat: '表示の頻度',
  bubbleVisit: '訪問ごとに1回',
  bubbleDay: '1日に1回',
  bubbleCode:
    'コードに data-bubble があるページに表示されます。保存してから、ページに貼り付けるコードをもう一度コピーしてください。',
  sitesEmpty: 'ウィンドウを表示できるサイトがまだありません。上でサイトを追加して保存してください。',
  siteStop: '停止',
  siteStopped: '停止済み',
};
