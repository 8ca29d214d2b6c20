import { inputSchemaOf, isFor, type Tool } from '@jawab/core';
import { registry } from '@jawab/tools';
import { describe, expect, test } from 'vitest';

/** Kinds of records whose every change widens access, or changes what customers hear. */
const guarded = new Set(['document', 'crawl', 'question', 'token', 'member', 'invitation']);

/**
 * Other tools that do: a bot's settings, what a customer is told, whether and where the bot answers, two records that become one, and a
 * crawl whose waiting pages go.
 */
const alsoDestructive = new Set([
  'update_bot',
  'archive_bot',
  'restore_bot',
  'reply_to_conversation',
  'set_conversation_status',
  'rotate_webhook_secret',
  'create_identity_secret',
  'create_channel',
  'update_channel',
  'merge_customers',
  'stop_crawl',
]);

/** Returns whether a tool takes records away, widens access, or changes what customers hear. */
const isDestructive = ({ name, changes }: Tool) =>
  /^(?:widget_)?(?:delete|erase|remove|revoke|leave)_/.test(name) ||
  guarded.has(changes ?? '') ||
  alsoDestructive.has(name);

/** Tools that send data out of the workspace although no input is an address. */
const alsoSends = new Set([
  'create_push_subscription',
  'choose_crawl_pages',
  'recrawl_knowledge',
  'retry_knowledge',
  'update_knowledge',
  'test_webhook',
  'redeliver_webhook',
  'invite_member',
  'reply_to_conversation',
  'create_channel',
  'update_channel',
  'delete_channel',
  'check_channel',
  'show_typing',
  'check_site',
  'export_workspace',
]);

/** Lists that an address narrows. */
const filtersByUrl = new Set(['list_webhooks']);

/** Returns whether a tool reaches an address that a caller chose, a mailbox or a customer. Models are part of the service. */
const sendsOut = ({ name, input }: Tool) =>
  (Object.hasOwn(inputSchemaOf(input).properties ?? {}, 'url') && !filtersByUrl.has(name)) ||
  alsoSends.has(name);

describe.each(registry.tools.map((tool) => [tool.name, tool] as const))('%s', (_, tool) => {
  test('is destructive if it takes away, widens access or changes what customers hear', () => {
    expect(tool.effects.destructive).toBe(isDestructive(tool));
  });

  test('is of the open world if it sends data out of the workspace', () => {
    expect(tool.effects.openWorld).toBe(sendsOut(tool));
  });
});

test('a client that asks before it acts asks for a webhook, and not for a question', () => {
  const asks = registry.tools.filter(
    ({ effects }) => !effects.readOnly && (effects.destructive || effects.openWorld),
  );
  const names = asks.filter((tool) => isFor(tool, 'token')).map(({ name }) => name);
  for (const name of ['create_webhook', 'update_webhook', 'create_token', 'update_member', 'correct_answer'])
    expect(names).toContain(name);
  for (const name of ['ask_bot', 'try_bot', 'search_knowledge', 'run_tests'])
    expect(names).not.toContain(name);
});
