import type { ChannelAccount, ChannelDefinition } from './define-channel.ts';

/** An account as it is stored, opened. */
export interface OpenedAccount {
  /** The id of its channel. */
  id: string;
  settings: Record<string, unknown>;
  webhookSecret: string;
}

/** An account of whichever kind. */
export type AnyAccount = ChannelAccount<Record<string, unknown>>;

/** The messaging channels of this service, and the way to their providers. */
export interface Messaging {
  kinds: ReadonlyMap<string, ChannelDefinition>;
  /** Returns an account as adapters see it. Its calls go through egress. */
  account(kind: string, account: OpenedAccount): AnyAccount;
}
