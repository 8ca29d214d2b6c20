import { fillDemo } from '@jawab/operate';
import { type Command, InvalidArgumentError } from 'commander';
import { withRuntime, workspaceOf } from './open.ts';
import { readId } from './read.ts';

const maxConversations = 100_000;

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > maxConversations)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxConversations}.`);
  return count;
}

/** Adds `jawab demo`. */
export function addDemoCommand(program: Command): void {
  program
    .command('demo')
    .description(
      'fill a workspace with invented conversations of the last 90 days, to look at and to measure',
    )
    .option('--conversations <count>', 'number of conversations', readCount, 10_000)
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .action(async ({ conversations, workspace: named }) => {
      const began = performance.now();
      await withRuntime(async (runtime) => {
        const workspaceId = await workspaceOf(runtime, named);
        await fillDemo(runtime.database, {
          workspaceId,
          conversations,
          now: new Date(),
          onProgress: (done) => {
            if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${conversations}`);
          },
        });
      });
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(`Wrote ${conversations} conversations in ${seconds} s.`);
    });
}
