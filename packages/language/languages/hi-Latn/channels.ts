import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: '{place} mein yeh banaiye: {what}',
  copy: '{place} se ise copy karke yahan paste kijiye: {what}',
  turnOn: '{place} mein ise chaalu kijiye: {what}',
  turnOff: '{place} mein ise band kijiye: {what}',
  pasteAddressAndToken:
    'Save kijiye. Phir yahan dikhne wala webhook pata aur verify token {place} mein paste kijiye',
  tryIt: 'Grahak ki tarah apne account ko likhiye: bot jawab dega.',
  keyWrong: 'Provider yeh key nahin maanta. Phir se copy karke yahan save kijiye.',
  httpsNeeded:
    'Provider sirf https pate par sandesh bhejta hai. Yeh seva chalane wale se aisa pata lagane ko kahiye.',
  webhookElsewhere:
    'Provider kisi doosre pate par sandesh bhej raha hai. Settings phir save kijiye, ya wahan webhook pata paste kijiye.',
  webhookOff: 'Provider ke yahan webhook band hai. Wahan chaalu kijiye.',
  webhookFails:
    'Provider pichhle sandesh nahin pahuncha saka. Woh phir koshish karega; dekhiye ki is seva tak pahuncha ja sakta hai.',
  subscriptionMissing:
    'Provider is account ke sandesh hamein nahin bhejta. Key ko account sambhalne ki anumati dijiye, phir save kijiye.',
  quotaEmpty: 'Is mahine ke sandesh khatm ho gaye. Provider ke yahan doosra plan chuniye.',
  keyEnds: 'Key {until} tak chalegi. Us din se pehle nayi ho jaati hai.',
  providerSilent: 'Provider jawab nahin de raha. Thodi der mein phir koshish kijiye.',
} satisfies ChannelStrings;
