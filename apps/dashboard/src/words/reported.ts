import type { ReportedStrings } from '@jawab/language/reported-strings.ts';
import type { Key } from './words.tsx';

export type ReportedKey = keyof ReportedStrings;

/** A text of the catalogue, and the values in it. */
export interface Reported {
  key: ReportedKey;
  values: Record<string, string>;
}

/** The sentences by which the service says why a lead is warm or a test failed. Some were stored before this page knew them. */
const sentences: [pattern: RegExp, key: ReportedKey][] = [
  [/^wants to buy$/, 'lead_purchase'],
  [/^asked for a price$/, 'lead_pricing'],
  [/^asked whether it is available$/, 'lead_availability'],
  [/^named a quantity$/, 'lead_quantity'],
  [/^is in a hurry$/, 'lead_urgency'],
  [/^left an e-mail address$/, 'lead_email'],
  [/^left a phone number$/, 'lead_phone'],
  [/^came back \((?<count>\d+) conversations\)$/, 'lead_returned'],
  [/^answered, but was expected not to know$/, 'test_answered'],
  [/^did not know$/, 'test_unanswered'],
  [/^did not cite the expected document$/, 'test_document'],
  [/^cited none of the expected documents$/, 'test_documents'],
  [/^does not contain the expected text$/, 'test_text'],
  [/^says “(?<text>.*)”, which it must not$/s, 'test_says'],
  [/^replied in (?<language>\S+), not in (?<wanted>\S+)$/, 'test_language'],
];

/** Returns the text for a sentence of the service; null for one that it does not know. */
export function readSentence(sentence: string): Reported | null {
  for (const [pattern, key] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return { key, values: { ...found.groups } };
  }
  return null;
}

const faults: Record<string, ReportedKey> = {
  invalid_url: 'fault_address',
  url_too_long: 'fault_address',
  scheme_not_allowed: 'fault_address',
  https_required: 'fault_address',
  credentials_not_allowed: 'fault_address',
  port_not_allowed: 'fault_address',
  reserved_name: 'fault_address',
  private_address: 'fault_address',
  dns_failed: 'fault_unreachable',
  connection_failed: 'fault_unreachable',
  tls_failed: 'fault_unreachable',
  too_many_redirects: 'fault_unreachable',
  robots_unreachable: 'fault_unreachable',
  aborted: 'fault_unreachable',
  http_status: 'fault_page',
  headers_too_large: 'fault_page',
  invalid_answer: 'fault_page',
  robots_disallowed: 'fault_refused',
  timed_out: 'fault_slow',
  too_large: 'fault_large',
  too_complex: 'fault_large',
  out_of_memory: 'fault_large',
  empty_content: 'fault_empty',
  unsupported_type: 'fault_type',
  encrypted: 'fault_locked',
  embedding_delayed: 'fault_model',
  embedding_refused: 'fault_model',
  internal: 'fault_internal',
  crashed: 'fault_internal',
};

/** Returns the text for the code of a document that failed; null for an unknown code. */
export const textOfFault = (code: string): ReportedKey | null => faults[code] ?? null;

const refusals: Record<string, ReportedKey> = {
  invalid_request: 'refusal_input',
  malformed_json: 'refusal_input',
  bot_required: 'refusal_input',
  invalid_cursor: 'refusal_changed',
  url_not_allowed: 'fault_address',
  link_expired: 'refusal_link',
  unauthorized: 'refusal_session',
  identity_invalid: 'refusal_session',
  wrong_credentials: 'refusal_credentials',
  plan_required: 'refusal_plan',
  quota_exceeded: 'refusal_plan',
  bot_limit_reached: 'refusal_plan',
  not_found: 'refusal_gone',
  conflict: 'refusal_changed',
  bot_archived: 'refusal_changed',
  channel_exists: 'refusal_exists',
  last_owner: 'refusal_owner',
  idempotency_in_progress: 'refusal_busy',
  changed_meanwhile: 'refusal_changed',
  attachments_off: 'refusal_changed',
  payload_too_large: 'fault_large',
  unsupported_media_type: 'fault_type',
  translation_unsafe: 'refusal_unsafe',
  no_speech: 'fault_empty',
  request_timeout: 'refusal_busy',
  rate_limited: 'refusal_busy',
  unavailable: 'refusal_busy',
  method_not_allowed: 'fault_internal',
  expectation_failed: 'fault_internal',
  idempotency_key_reused: 'fault_internal',
  misdirected_request: 'fault_internal',
  headers_too_large: 'fault_internal',
  internal: 'fault_internal',
};

/** Refusals for which every page has a text already. */
const ownRefusals: Record<string, Key> = {
  insufficient_scope: 'askAdmin',
  bot_forbidden: 'askAdmin',
  workspace_forbidden: 'askAdmin',
  not_a_member: 'askAdmin',
  cross_site_request: 'askAdmin',
  sign_up_closed: 'askAdmin',
  origin_forbidden: 'askAdmin',
  window_closed: 'sendError_window_closed',
  needs_model: 'translateNeedsModel',
};

/** Returns the text for a refusal: one of these, or one that every page has. Null for an unknown code. */
export function readRefusal(code: string, message: string): Reported | { own: Key } | null {
  const own = ownRefusals[code];
  if (own) return { own };
  const key = refusals[code];
  return key ? { key, values: { text: /“(.*)”/s.exec(message)?.[1] ?? '' } } : null;
}

/** The name of an operation of the API, such as `list_bots`. */
const ofPrograms = /\b[a-z]+(?:_[a-z]+)+\b/;

/**
 * Returns the sentences of a refusal that tell a person something, without the advice to programs. Empty if all is advice, and for
 * a record that is gone: its sentence names an id.
 */
export function forPeople(code: string, message: string): string {
  if (code === 'not_found') return '';
  const sentences = message.split(/(?<=[.!?]) (?=[A-Z`])/);
  return sentences.filter((sentence) => !ofPrograms.test(sentence.replace(/“[^”]*”/g, ''))).join(' ');
}

/** Texts for the words by which the service refuses the value of a field. Any other words say that it is not valid. */
const issues: [pattern: RegExp, key: ReportedKey][] = [
  [/^must be at most (?<max>\d+) characters$/, 'issue_long'],
  [
    /^must be at least 1 (?:characters|entries)$|^must not be (?:blank|empty)$|^must be a string$/,
    'issue_missing',
  ],
  [/^Row (?<row>\d+): /, 'issue_row'],
];

/** Returns the text for what is wrong with a field. */
export function readIssue(message: string): Reported {
  for (const [pattern, key] of issues) {
    const found = pattern.exec(message);
    if (found) return { key, values: { ...found.groups } };
  }
  return { key: 'issue_wrong', values: {} };
}

/** Codes of a delivery that mean another thing than those of a page that was read. */
const deliveryFaults: Record<string, ReportedKey> = {
  timed_out: 'delivery_answer',
  too_large: 'delivery_answer',
  headers_too_large: 'delivery_answer',
  invalid_answer: 'delivery_answer',
  challenge_failed: 'delivery_answer',
  lost: 'delivery_lost',
};

/** Returns the text for the code of a delivery that failed; null for an unknown code. */
export const textOfDelivery = (code: string): ReportedKey | null => deliveryFaults[code] ?? textOfFault(code);

const checks: Record<string, ReportedKey> = {
  reachable: 'fault_unreachable',
  snippet: 'site_snippet',
  policy: 'site_policy',
};

/** Returns the text for a check of a page that failed; null if its name says all. */
export function readCheck(check: string, message: string): Reported | null {
  const key = checks[check];
  const { origin = '', directive = '' } =
    / Add (?<origin>\S+) to (?<directive>\S+)\.$/.exec(message)?.groups ?? {};
  return key ? { key, values: { origin, directive } } : null;
}

/** The deed of an operation, by the beginning of its name. The first that fits counts. */
const deeds: [start: string, key: ReportedKey][] = [
  ['delete', 'deed_deleted'],
  ['remove', 'deed_deleted'],
  ['revoke', 'deed_deleted'],
  ['erase', 'deed_deleted'],
  ['dismiss', 'deed_deleted'],
  ['leave', 'deed_deleted'],
  ['widget_delete', 'deed_deleted'],
  ['purge', 'deed_deleted'],
  ['end', 'deed_deleted'],
  ['unsubscribe', 'deed_deleted'],
  ['restore', 'deed_restored'],
  ['archive', 'deed_archived'],
  ['reply', 'deed_replied'],
  ['resolve', 'deed_replied'],
  ['correct', 'deed_replied'],
  ['run', 'deed_started'],
  ['crawl', 'deed_started'],
  ['recrawl', 'deed_started'],
  ['choose', 'deed_started'],
  ['retry', 'deed_started'],
  ['test', 'deed_started'],
  ['accept', 'deed_accepted'],
  ['merge', 'deed_merged'],
  ['export', 'deed_exported'],
  ['redeliver', 'deed_sent'],
  ['widget_handoff', 'deed_asked'],
  ['widget_lead', 'deed_created'],
  ['create', 'deed_created'],
  ['add', 'deed_created'],
  ['invite', 'deed_created'],
  ['import', 'deed_created'],
  ['report', 'deed_created'],
  ['setup', 'deed_created'],
  ['connect', 'deed_created'],
  ['subscribe', 'deed_created'],
  ['update', 'deed_changed'],
  ['set', 'deed_changed'],
  ['stop', 'deed_changed'],
  ['assign', 'deed_changed'],
  ['change', 'deed_changed'],
  ['rotate', 'deed_changed'],
  ['reset', 'deed_changed'],
];

/** Returns the text for the operation of an audit event; null for one without. */
export const textOfOperation = (operation: string): ReportedKey | null =>
  deeds.find(([start]) => operation === start || operation.startsWith(`${start}_`))?.[1] ?? null;
