import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from '@jawab/core';
import type { Bindings } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import type { Hono } from 'hono';

type CreateApp = (rooms: { runtime: Runtime; registry: Registry }) => Hono<{ Bindings: Bindings }>;

const channelsFolder = join(import.meta.dirname, '../../channels');

/**
 * Loads the messaging channels: the file `app.ts` of each folder in `apps/channels`.
 * @throws If one does not export `createApp`.
 */
export function findChannels(folder = channelsFolder): Promise<CreateApp[]> {
  return Promise.all(
    globSync('*/app.ts', { cwd: folder })
      .sort()
      .map(async (file) => {
        const { createApp } = (await import(pathToFileURL(join(folder, file)).href)) as {
          createApp?: CreateApp;
        };
        if (!createApp) throw new Error(`apps/channels/${file} must export createApp.`);
        return createApp;
      }),
  );
}
