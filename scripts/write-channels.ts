import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** Writes the names of the messaging channels, which core accepts, from their folders. */
export async function writeChannels(): Promise<void> {
  const names = globSync('*/channel.ts', { cwd: fileURLToPath(new URL('apps/channels', root)) })
    .map((file) => `'${dirname(file)}'`)
    .sort();
  await writeFile(
    new URL('packages/core/src/form/messaging-channels.ts', root),
    `// Written by \`pnpm generate\` from the folders of apps/channels.

/** Channels whose provider posts the messages. */
export const messagingChannels = [${names.join(', ')}] as const;
`,
  );
}
