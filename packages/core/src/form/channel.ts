import { messagingChannels } from './messaging-channels.ts';

/** Where a conversation takes place. The same list is a check of the table `conversations`. */
export const channels = ['api', 'mcp', 'widget', 'voice', ...messagingChannels] as const;
export type Channel = (typeof channels)[number];

/** Returns whether the messages of a channel come from a provider. */
export const isMessaging = (channel: Channel): boolean => messagingChannels.some((name) => name === channel);
