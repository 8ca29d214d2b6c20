import { openBackend } from './clients/backend.ts';

/** Runs initdb in a process of its own, because it never returns half a gigabyte of memory. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: create-database DIRECTORY');
process.on('disconnect', () => process.exit(1));
const lines: string[] = [];
try {
  const backend = await openBackend(dataDir, (line) => lines.push(line));
  await backend.close();
  process.exit(0);
} catch (error) {
  console.error(lines.slice(-20).join('\n'), error);
  process.exit(1);
}
