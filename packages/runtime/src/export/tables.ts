import { type Fragment, fragment } from '@jawab/core';

/** A table of an export. Each row becomes one line of `<table>.jsonl`. */
interface ExportedTable {
  /** Columns that no export has: secrets, hashes, files, and numbers that only the database uses. */
  omits: readonly string[];
  /** Returns what follows `from`, with the rows of one workspace as `t`. */
  from(workspaceId: string): Fragment;
}

/** The tables of an export, in the order of its files. The columns have the names of the database. */
export const exportedTables: Record<string, ExportedTable> = {
  workspaces: {
    omits: ['egress_allowed'],
    from: (id) => fragment`workspaces t where t.id = ${id}`,
  },
  members: {
    omits: [],
    from: (id) => fragment`members t where t.workspace_id = ${id} order by t.joined_at`,
  },
  invitations: {
    omits: ['token_hash'],
    from: (id) => fragment`invitations t where t.workspace_id = ${id} order by t.id`,
  },
  tokens: {
    omits: ['hash'],
    from: (id) => fragment`tokens t where t.workspace_id = ${id} order by t.created_at`,
  },
  connections: {
    omits: ['code_hash', 'code_challenge'],
    from: (id) => fragment`connections t where t.workspace_id = ${id} order by t.id`,
  },
  audit_events: {
    omits: [],
    from: (id) => fragment`audit_events t where t.workspace_id = ${id} order by t.id`,
  },
  usage: {
    omits: [],
    from: (id) => fragment`usage t where t.workspace_id = ${id} order by t.month`,
  },
  bots: {
    omits: ['identity_secret', 'identity_previous_secret'],
    from: (id) => fragment`bots t where t.workspace_id = ${id} order by t.id`,
  },
  documents: {
    omits: ['indexed_hash'],
    from: (id) => fragment`documents t where t.workspace_id = ${id} order by t.id`,
  },
  document_files: {
    omits: ['bytes'],
    from: (id) => fragment`
      (select f.workspace_id, f.document_id, f.filename, f.content_type, f.created_at from document_files f
        where f.workspace_id = ${id} order by f.document_id) t`,
  },
  chunks: {
    omits: ['length', 'terms', 'grams', 'analyzer'],
    from: (id) => fragment`chunks t where t.workspace_id = ${id} order by t.id`,
  },
  crawls: {
    omits: [],
    from: (id) => fragment`crawls t where t.workspace_id = ${id} order by t.id`,
  },
  crawl_pages: {
    omits: [],
    from: (id) => fragment`crawl_pages t where t.workspace_id = ${id} order by t.crawl_id, t.position`,
  },
  channels: {
    omits: ['settings', 'webhook_secret', 'poll_cursor', 'polled_by'],
    from: (id) => fragment`channels t where t.workspace_id = ${id} order by t.id`,
  },
  customers: {
    omits: [],
    from: (id) => fragment`customers t where t.workspace_id = ${id} order by t.id`,
  },
  channel_contacts: {
    omits: ['reply_token', 'reply_token_until', 'in_due_at', 'in_held_by', 'out_due_at', 'out_held_by'],
    from: (id) => fragment`channel_contacts t where t.workspace_id = ${id} order by t.id`,
  },
  conversations: {
    omits: [],
    from: (id) => fragment`conversations t where t.workspace_id = ${id} order by t.id`,
  },
  messages: {
    omits: ['question_key'],
    from: (id) => fragment`messages t where t.workspace_id = ${id} order by t.conversation_id, t.position`,
  },
  attachments: {
    omits: ['bytes', 'ref', 'position'],
    from: (id) => fragment`
      (select f.workspace_id, f.id, f.message_id, f.provider_message, f.kind, f.name, f.mime, f.created_at from attachments f
        where f.workspace_id = ${id} and f.bytes is not null order by f.position) t`,
  },
  outbox: {
    omits: ['reply_token', 'reply_token_until', 'retry_key'],
    from: (id) => fragment`outbox t where t.workspace_id = ${id} order by t.position, t.part`,
  },
  translations: {
    omits: [],
    from: (id) =>
      fragment`translations t where t.workspace_id = ${id} order by t.conversation_id, t.message_id`,
  },
  notes: {
    omits: [],
    from: (id) => fragment`notes t where t.workspace_id = ${id} order by t.id`,
  },
  saved_replies: {
    omits: [],
    from: (id) => fragment`saved_replies t where t.workspace_id = ${id} order by t.id`,
  },
  leads: {
    omits: [],
    from: (id) => fragment`leads t where t.workspace_id = ${id} order by t.id`,
  },
  resolved_questions: {
    omits: ['question_key'],
    from: (id) => fragment`resolved_questions t where t.workspace_id = ${id} order by t.resolved_at`,
  },
  missing_reports: {
    omits: ['key'],
    from: (id) => fragment`missing_reports t where t.workspace_id = ${id} order by t.id`,
  },
  test_cases: {
    omits: [],
    from: (id) => fragment`test_cases t where t.workspace_id = ${id} order by t.id`,
  },
  test_runs: {
    omits: [],
    from: (id) => fragment`test_runs t where t.workspace_id = ${id} order by t.id`,
  },
  test_results: {
    omits: [],
    from: (id) => fragment`test_results t where t.workspace_id = ${id} order by t.run_id, t.case_id`,
  },
  webhooks: {
    omits: ['secret', 'previous_secret'],
    from: (id) => fragment`webhooks t where t.workspace_id = ${id} order by t.id`,
  },
  deliveries: {
    omits: [],
    from: (id) => fragment`deliveries t where t.workspace_id = ${id} order by t.id`,
  },
  events: {
    omits: [],
    from: (id) => fragment`events t where t.workspace_id = ${id} order by t.id`,
  },
};

const isComputed = 'It is computed from what is exported.';
const isForAMoment = 'It only serves work under way.';
const isExport = 'It is an export.';
const isDeleted = 'It keeps what was deleted, so that it can be restored for 30 days.';
const isOfTheDay = 'It counts towards a limit of the day.';

/** Tables of workspaces that no export has, and why. */
export const leftOut: Record<string, string> = {
  analytics_asked: isComputed,
  analytics_changes: isForAMoment,
  analytics_counts: isComputed,
  analytics_quarters: isComputed,
  analytics_questions: isComputed,
  calibrations: isComputed,
  changes: isForAMoment,
  deleted_rows: isDeleted,
  deletions: isDeleted,
  channel_addresses: 'The addresses of customers are in channel_contacts.',
  channel_receipts: isForAMoment,
  embeddings: isComputed,
  event_counters: isForAMoment,
  export_parts: isExport,
  exports: isExport,
  frequent_terms: isComputed,
  idempotency_keys: 'It keeps answers for a day, some with secrets.',
  open_turns: isForAMoment,
  postings: isComputed,
  push_subscriptions: 'They belong to the browsers of people, and work only with the key of this service.',
  question_grouping: isForAMoment,
  question_groups: isComputed,
  refresh_tokens: 'It has only hashes of secrets.',
  retrieval_statistics: isComputed,
  tries: isOfTheDay,
  vector_models: isComputed,
  visitor_days: isOfTheDay,
};
