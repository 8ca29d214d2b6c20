import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeExport } from '@jawab/runtime';
import type { Command } from 'commander';
import { withRuntime, workspaceOf } from './open.ts';
import { readId } from './read.ts';

/** Adds `jawab export`, which needs no worker: it reads the database itself. */
export function addExportCommand(program: Command): void {
  program
    .command('export <file>')
    .description('export everything in a workspace as a zip of JSON lines and files, without secrets')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .action(async (file: string, options) => {
      const part = `${file}.part`;
      const { records, bytes } = await withRuntime(async (runtime) => {
        const id = await workspaceOf(runtime, options.workspace);
        const output = createWriteStream(part, { mode: 0o600 });
        let records = 0;
        const { tx } = runtime.forJobs().database.workspace(id);
        const write = () =>
          tx(
            (sql) =>
              pipeline(
                Readable.from(
                  (async function* () {
                    records = yield* writeExport(sql, id, new Date());
                  })(),
                ),
                output,
              ),
            { snapshot: true },
          );
        await write().catch(async (error) => {
          await rm(part, { force: true });
          throw error;
        });
        return { records, bytes: output.bytesWritten };
      });
      await rename(part, file);
      console.log(`${file}: ${records} records, ${(bytes / 2 ** 20).toFixed(1)} MiB.`);
    });
}
