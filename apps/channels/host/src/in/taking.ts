import type { AnyAccount, ChannelDefinition, Contact, ContactKey } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';

/** A customer whose messages are taken in, and what that needs. */
export interface Taking {
  runtime: Runtime;
  key: ContactKey;
  contact: Contact;
  definition: ChannelDefinition;
  account: AnyAccount;
  signal: AbortSignal;
}
