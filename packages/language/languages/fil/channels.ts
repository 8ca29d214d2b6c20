import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'Sa {place}, gumawa nito: {what}',
  copy: 'Sa {place}, kopyahin ito at i-paste dito: {what}',
  turnOn: 'Sa {place}, i-on ito: {what}',
  turnOff: 'Sa {place}, i-off ito: {what}',
  pasteAddressAndToken:
    'I-save. Pagkatapos, i-paste sa {place} ang webhook address at verify token na nakikita rito',
  tryIt: 'Sumulat sa account mo gaya ng isang customer: sasagot ang bot.',
  keyWrong: 'Hindi tinatanggap ng provider ang key. Kopyahin muli at i-save dito.',
  httpsNeeded:
    'Sa https address lang nagpapadala ng mensahe ang provider. Ipa-set ito sa nagpapatakbo ng serbisyong ito.',
  webhookElsewhere:
    'Sa ibang address nagpapadala ng mensahe ang provider. I-save muli ang settings, o i-paste roon ang webhook address.',
  webhookOff: 'Naka-off ang webhook sa provider. I-on ito roon.',
  webhookFails:
    'Hindi naihatid ng provider ang mga huling mensahe. Susubok itong muli; tingnan kung naaabot ang serbisyong ito.',
  subscriptionMissing:
    'Hindi ipinapadala sa amin ng provider ang mga mensahe ng account na ito. Bigyan ang key ng pahintulot na pamahalaan ang account, saka i-save muli.',
  quotaEmpty: 'Ubos na ang mga mensahe ngayong buwan. Pumili ng ibang plan sa provider.',
  keyEnds: 'May bisa ang key hanggang {until}. Nire-renew ito bago ang araw na iyon.',
  providerSilent: 'Hindi sumasagot ang provider. Subukang muli mamaya.',
} satisfies ChannelStrings;
