import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: '{place} で作成します：{what}',
  copy: '{place} からコピーして、ここに貼り付けます：{what}',
  turnOn: '{place} でオンにします：{what}',
  turnOff: '{place} でオフにします：{what}',
  pasteAddressAndToken:
    '保存してから、ここに表示される Webhook のアドレスと検証トークンを {place} に貼り付けます',
  tryIt: 'お客様のように自分のアカウントへメッセージを送ると、ボットが答えます。',
  keyWrong: 'プロバイダーがキーを受け付けません。もう一度コピーして、ここに保存してください。',
  httpsNeeded:
    'プロバイダーは https のアドレスにしかメッセージを送りません。このサービスの運用担当者に設定を依頼してください。',
  webhookElsewhere:
    'プロバイダーは別のアドレスへメッセージを送っています。設定を保存し直すか、Webhook のアドレスを貼り付けてください。',
  webhookOff: 'プロバイダー側で Webhook がオフです。オンにしてください。',
  webhookFails:
    'プロバイダーは直近のメッセージを届けられませんでした。再送されますので、このサービスに接続できるか確認してください。',
  subscriptionMissing:
    'このアカウントのメッセージが送られてきません。キーにアカウント管理の権限を与えて、保存し直してください。',
  quotaEmpty: '今月のメッセージ数を使い切りました。プロバイダーで別のプランを選んでください。',
  keyEnds: 'キーは{until}まで有効です。その日までに更新されます。',
  providerSilent: 'プロバイダーが応答しません。しばらくしてからもう一度お試しください。',
} satisfies ChannelStrings;
