import { messagingChannels } from './messaging-channels.ts';

/** Where a conversation takes place. The same list is a check of the table `conversations`. */
export const channels = ['api', 'mcp', 'widget', 'voice', ...messagingChannels] as const;
export type Channel = (typeof channels)[number];
