import type { Command } from 'commander';
import type { CallTool } from './call-tool.ts';
import { printJson, printRows } from './print.ts';
import { readId } from './read.ts';

const separate = (text: string) => text.split(',').map((part) => part.trim());

function addCreate(webhook: Command, call: CallTool): void {
  webhook
    .command('create')
    .requiredOption('--url <url>', 'public https address of the receiver')
    .requiredOption('--events <list>', 'comma-separated events', separate)
    .option('--bot <id>', 'only events of this bot (default: all bots)')
    .option('--retry <policy>', 'none or standard', 'none')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .option('--json', 'print JSON')
    .action(async ({ url, events, bot, retry, workspace, json }) => {
      const { data } = await call('create_webhook', { url, events, chatbotId: bot, retry }, workspace);
      if (json) return printJson(data);
      console.log(`${data.secret}\n\nid ${data.id}. The signing secret is shown only once. Store it now.`);
    });
}

function addList(webhook: Command, call: CallTool): void {
  webhook
    .command('list')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .option('--json', 'print JSON')
    .action(async ({ workspace, json }) => {
      const { data } = await call('list_webhooks', { limit: 200 }, workspace);
      if (json) return printJson(data);
      printRows(
        data.map(({ last_delivery: last, ...row }: { last_delivery: { status: string } | null }) => ({
          ...row,
          last_delivery: last?.status ?? null,
        })),
        false,
      );
    });
}

function addTest(webhook: Command, call: CallTool): void {
  webhook
    .command('test <id>')
    .description('send a test event and wait for the response')
    .option('--event <event>', 'kind of event', 'message.unanswered')
    .option('--workspace <id>', 'workspace (default: the demo one, or the only one)', readId)
    .option('--json', 'print JSON')
    .action(async (id: string, { event, workspace, json }) => {
      const { data } = await call('test_webhook', { id, event, wait: 15 }, workspace);
      if (data.status !== 'delivered') process.exitCode = 1;
      if (json) return printJson(data);
      const why =
        data.response_status ??
        data.error?.message ??
        'No worker has sent it yet. Check that the server is running.';
      console.log(
        `${data.status} (${why}) ${data.latency_ms === null ? '' : `in ${data.latency_ms} ms`}`.trim(),
      );
    });
}

/** Adds `jawab webhook create|list|test`. */
export function addWebhookCommands(program: Command, call: CallTool): void {
  const webhook = program.command('webhook').description('webhooks: signed calls when something happens');
  addCreate(webhook, call);
  addList(webhook, call);
  addTest(webhook, call);
}
