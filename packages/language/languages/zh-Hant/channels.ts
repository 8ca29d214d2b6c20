import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: '在 {place} 中建立：{what}',
  copy: '在 {place} 中複製並貼到這裡：{what}',
  turnOn: '在 {place} 中開啟：{what}',
  turnOff: '在 {place} 中關閉：{what}',
  pasteAddressAndToken: '儲存，然後把這裡顯示的 Webhook 網址和驗證權杖貼到 {place}',
  tryIt: '像客戶一樣傳訊息給您的帳號，機器人會回答。',
  keyWrong: '平台不接受此金鑰。請重新複製並儲存到這裡。',
  httpsNeeded: '平台只會把訊息傳到 https 網址。請本服務的營運人員設定。',
  webhookElsewhere: '平台正把訊息傳到別的網址。請重新儲存設定，或在那裡貼上 Webhook 網址。',
  webhookOff: '平台上的 Webhook 已關閉。請在那裡開啟。',
  webhookFails: '平台未能送達最近的訊息，會再次嘗試；請檢查本服務能否連線。',
  subscriptionMissing: '平台沒有把此帳號的訊息傳給我們。請給金鑰管理帳號的權限，然後重新儲存。',
  quotaEmpty: '本月的訊息額度已用完。請在平台上選擇其他方案。',
  keyEnds: '金鑰有效至 {until}，到期前會自動更新。',
  providerSilent: '平台沒有回應。請稍後再試。',
} satisfies ChannelStrings;
