/**
 * Sentences about messaging channels for their owner. {place} and {what} are names of the provider, the same in every language.
 * Those of steps are in the order in which an owner may need them.
 */
export interface ChannelStrings {
  /** {place} {what} */
  create: string;
  /** {place} {what} */
  copy: string;
  /** {place} {what} */
  turnOn: string;
  /** {place} {what} */
  turnOff: string;
  /** {place} */
  pasteAddressAndToken: string;
  tryIt: string;
  keyWrong: string;
  httpsNeeded: string;
  webhookElsewhere: string;
  webhookOff: string;
  webhookFails: string;
  subscriptionMissing: string;
  quotaEmpty: string;
  /** {until}: a day, written as the language writes it. */
  keyEnds: string;
  providerSilent: string;
}
