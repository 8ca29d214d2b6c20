import { text } from 'node:stream/consumers';
import { finish, Refusal } from '@jawab/core';
import { BrokenBackup, InstallFailed } from '@jawab/operate';
import { DataDirectoryInUse, DiskFull, InvalidSetting, SchemaMismatch } from '@jawab/runtime';
import { Command } from 'commander';
import { addBackupCommands } from './backup.ts';
import { callToolIn, startTool } from './call-tool.ts';
import { addDemoCommand } from './demo.ts';
import { addDoctorCommand } from './doctor.ts';
import { addExportCommand } from './export.ts';
import { addKeyCommands } from './key.ts';
import { addModelCommands } from './model.ts';
import { addMoveCommand } from './move.ts';
import { withRuntime } from './open.ts';
import { printJson } from './print.ts';
import { readId, readInput } from './read.ts';
import { addRetentionCommands } from './retention.ts';
import { addTokenCommands } from './token.ts';
import { addUserCommands } from './user.ts';
import { addWebhookCommands } from './webhook.ts';
import { addWorkspaceCommands } from './workspace.ts';

/** Runs one command. Its output goes to the console; if it fails, `process.exitCode` is not 0. */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

function createProgram(): Command {
  const program = new Command('jawab')
    .description('Operate Jawab from the command line: workspaces, tokens, and every tool.')
    .showHelpAfterError();

  addWorkspaceCommands(program);
  addTokenCommands(program);
  addUserCommands(program);
  addKeyCommands(program);
  addDemoCommand(program);
  addDoctorCommand(program);
  addBackupCommands(program);
  addModelCommands(program);
  addMoveCommand(program);
  addExportCommand(program);
  addRetentionCommands(program);
  addWebhookCommands(program, (tool, input, workspace) =>
    withRuntime((runtime) => callToolIn(runtime)(tool, input, workspace)),
  );

  addCallCommand(program);
  addAskCommand(program);
  return program;
}

function addCallCommand(program: Command): void {
  program
    .command('call <tool> [input...]')
    .description(
      'call any tool with key=value pairs or one JSON object; - reads the object from standard input',
    )
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .action(async (name: string, parts: string[], options) => {
      const input = readInput(parts.join(' ') === '-' ? [await text(process.stdin)] : parts);
      printJson(await withRuntime((runtime) => callToolIn(runtime)(name, input, options.workspace)));
    });
}

function addAskCommand(program: Command): void {
  program
    .command('ask <message>')
    .description('ask a bot and print its answer as it arrives')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .option('--bot <id>', 'bot (default: the default bot)')
    .option('--session <id>', 'continue this conversation')
    .option('--language <code>', 'language of the reply')
    .option('--json', 'print JSON, with sources')
    .action(async (message: string, { workspace: named, bot, session, language, json }) =>
      withRuntime(async (runtime) => {
        const run = await startTool(
          runtime,
          'ask_bot',
          { message, chatbotId: bot, sessionId: session, language },
          named,
        );
        if (json) return printJson(await finish(run));
        for (;;) {
          const step = await run.next();
          if (step.done) return printSources(step.value);
          if (typeof step.value === 'string') process.stdout.write(step.value);
        }
      }),
    );
}

function printSources(answer: Record<string, unknown>): void {
  const sources = answer.sources as { title: string; section?: string; url: string | null }[];
  console.log(`\n`);
  for (const { title, section, url } of sources)
    console.log(`  source: ${title}${section ? ` › ${section}` : ''}${url ? ` (${url})` : ''}`);
  console.log(`  session: ${answer.session_id}`);
}

/** Prints an expected error as sentences, and any other one whole. */
function report(error: unknown): void {
  const known = [
    InvalidSetting,
    DataDirectoryInUse,
    DiskFull,
    BrokenBackup,
    InstallFailed,
    SchemaMismatch,
    Refusal,
  ].some((kind) => error instanceof kind);
  console.error(known ? (error as Error).message : error);
  if (error instanceof Refusal)
    for (const { path, message } of error.details.issues ?? [])
      if (!error.message.includes(`\`${path}\``)) console.error(`  ${path}: ${message}`);
}
