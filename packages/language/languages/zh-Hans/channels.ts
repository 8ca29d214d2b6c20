import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: '在 {place} 中创建：{what}',
  copy: '在 {place} 中复制并粘贴到这里：{what}',
  turnOn: '在 {place} 中开启：{what}',
  turnOff: '在 {place} 中关闭：{what}',
  pasteAddressAndToken: '保存，然后把这里显示的 Webhook 地址和验证令牌粘贴到 {place}',
  tryIt: '像客户一样给您的账号发消息，机器人会回答。',
  keyWrong: '平台不接受此密钥。请重新复制并保存到这里。',
  httpsNeeded: '平台只向 https 地址发送消息。请让本服务的运营人员设置。',
  webhookElsewhere: '平台正在把消息发到别的地址。请重新保存设置，或在那里粘贴 Webhook 地址。',
  webhookOff: '平台上的 Webhook 已关闭。请在那里开启。',
  webhookFails: '平台未能送达最近的消息，会再次尝试；请检查本服务能否访问。',
  subscriptionMissing: '平台没有把此账号的消息发给我们。请给密钥管理账号的权限，然后重新保存。',
  quotaEmpty: '本月的消息额度已用完。请在平台上选择其他套餐。',
  keyEnds: '密钥有效期至 {until}，到期前会自动更新。',
  providerSilent: '平台没有响应。请稍后再试。',
} satisfies ChannelStrings;
