import { writeFile } from 'node:fs/promises';
import { channelDefinitions } from '@jawab/channels';

/** Writes the names of the messaging channels for the dashboard, from their files. */
export async function writeChannelNames(): Promise<void> {
  const names = [...channelDefinitions.values()].map(({ name, title }) => `  ${name}: '${title}',\n`);
  await writeFile(
    new URL('../apps/dashboard/src/ui/channel-names.ts', import.meta.url),
    `// Written by \`pnpm generate\` from the files of apps/channels.

/** The names of messaging channels, the same in every language. */
export const channelNames: Record<string, string> = {
${names.join('')}};
`,
  );
}
