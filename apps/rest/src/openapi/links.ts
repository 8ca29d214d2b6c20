import { findSuccess } from './find-success.ts';
import type { Schema } from './names.ts';

const data = (path: string) => `$response.body#/data/${path}`;
const idOf = { id: data('id') };

/** Which operation usually comes next, and where its parameters are in this answer. */
const links: Record<string, [operationId: string, parameters: Record<string, string>][]> = {
  create_bot: [
    ['get_bot', idOf],
    ['update_bot', idOf],
    ['delete_bot', idOf],
  ],
  add_knowledge: [
    ['get_knowledge', idOf],
    ['delete_knowledge', idOf],
  ],
  add_file: [['get_knowledge', idOf]],
  crawl_site: [
    ['get_crawl', idOf],
    ['stop_crawl', idOf],
    ['list_crawl_pages', idOf],
  ],
  ask_bot: [['get_conversation', { sessionId: '$response.body#/jawab/session_id' }]],
  create_webhook: [
    ['get_webhook', idOf],
    ['test_webhook', idOf],
    ['list_webhook_deliveries', idOf],
  ],
  run_tests: [['get_test_run', idOf]],
  create_token: [['revoke_token', idOf]],
  create_test_case: [['delete_test_case', idOf]],
};

/** Adds the links of an operation to its success. */
export function addLinks(operation: Schema): Schema {
  const next = links[operation.operationId as string] ?? [];
  const responses = operation.responses as Record<string, Schema>;
  if (next.length === 0) return operation;
  const [, success] = findSuccess(responses);
  success.links = Object.fromEntries(
    next.map(([operationId, parameters]) => [
      operationId,
      { operationId, parameters, description: `Call ${operationId} with what this answer names.` },
    ]),
  );
  return operation;
}
