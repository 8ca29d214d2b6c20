// Written by `pnpm generate` from the folders of apps/channels.

/** Channels whose provider posts the messages. */
export const messagingChannels = ['instagram', 'line', 'messenger', 'telegram', 'whatsapp', 'zalo'] as const;
