import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'In {place}, create this: {what}',
  copy: 'In {place}, copy this and paste it here: {what}',
  turnOn: 'In {place}, turn this on: {what}',
  turnOff: 'In {place}, turn this off: {what}',
  pasteAddressAndToken:
    'Save. Then paste the webhook address and the verify token, which you see here, into {place}',
  tryIt: 'Write to your account as a customer would: the bot answers.',
  keyWrong: 'The provider does not accept the key. Copy it again and save it here.',
  httpsNeeded:
    'The provider sends messages only to an https address. Ask whoever runs this service to set one.',
  webhookElsewhere:
    'The provider sends messages to another address. Save the settings again, or paste the webhook address there.',
  webhookOff: 'The webhook is turned off at the provider. Turn it on there.',
  webhookFails:
    'The provider could not deliver its last messages. It tries again; check that this service can be reached.',
  subscriptionMissing:
    'The provider does not send us messages of this account. Give the key the permission to manage the account, then save again.',
  quotaEmpty: 'The messages of this month are used up. Choose another plan at the provider.',
  keyEnds: 'The key is valid until {until}. It is renewed before that day.',
  providerSilent: 'The provider does not answer. Try again in a moment.',
} satisfies ChannelStrings;
