// Written by `pnpm generate` from the files of apps/channels.

/** The names of messaging channels, the same in every language. */
export const channelNames: Record<string, string> = {
  instagram: 'Instagram',
  line: 'LINE',
  messenger: 'Messenger',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
};
