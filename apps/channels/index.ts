import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChannelDefinition } from '@jawab/core';

const loaded = await Promise.all(
  globSync('*/channel.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (file) => {
      const { default: channel } = (await import(new URL(file, import.meta.url).href)) as {
        default: ChannelDefinition;
      };
      if (channel?.name !== dirname(file))
        throw new Error(`apps/channels/${file} must export by default a channel named ${dirname(file)}.`);
      return channel;
    }),
);

/** Every messaging channel by its kind: the folders that have a `channel.ts`. */
export const channelDefinitions: ReadonlyMap<string, ChannelDefinition> = new Map(
  loaded.map((channel) => [channel.name, channel]),
);
