import { readStatements } from './read-statements.ts';
import type { ErrorFields } from './wire.ts';

/** The effects of a piece of SQL on session state, which all clients share because they share one backend. */
export interface Intent {
  /** Refuse it with this instead of running it. */
  refusal?: ErrorFields;
  /** Session settings it may change, by name; an empty list when none are named in the text. */
  settings?: string[];
  /** Parameters of set_config may name settings as well. */
  settingsFromParameters?: boolean;
  channels?: ChannelChange[];
  /** It announces that it may run for minutes, so the watchdog waits. */
  long?: boolean;
  discardAll?: boolean;
}

/** LISTEN or UNLISTEN; channel null is UNLISTEN *. */
export interface ChannelChange {
  listen: boolean;
  channel: string | null;
}

const harmless: Intent = {};
/** SQL without these words changes no session state. Forms that end with their transaction are harmless. */
const suspicious =
  /\b(?:set(?!\s+local\b|_config\b)|reset|discard|listen|unlisten|prepare|deallocate|temp|temporary|stdin|program|hold|pg_(?:try_)?advisory_(?:un)?lock\w*|long_statement)\b|\bset_config\s*\((?!\s*'[\w.]+'\s*,\s*(?:'[^']*'|\$\d+)\s*,\s*true\s*\))/i;
const advisory = /^pg_(?:try_)?advisory_(?:un)?lock(?:_shared|_all)?$/;

const known = new Map<string, Intent>();
const knownLimit = 2_000;
const cachedLength = 4_000;

/** Reads what `sql` would do to session state. Results for short texts are cached. */
export function readIntent(sql: string): Intent {
  if (!suspicious.test(sql)) return harmless;
  const seen = known.get(sql);
  if (seen) return seen;
  const intent: Intent = {};
  if (/\bembedded\.long_statement\b/i.test(sql)) intent.long = true;
  const statements = readStatements(sql);
  for (const words of statements) noteStatement(words, intent, statements.length === 1);
  if (known.size >= knownLimit) known.clear();
  if (sql.length <= cachedLength) known.set(sql, intent);
  return intent;
}

function noteStatement(words: string[], intent: Intent, alone: boolean): void {
  const [verb, next] = words;
  const has = (...run: string[]) => words.some((_, i) => run.every((word, k) => words[i + k] === word));
  if (verb === 'set') addSettings(intent, namesOfSet(words));
  else if (verb === 'reset') addSettings(intent, next === 'all' ? [] : [dotted(words, 1)]);
  else if (verb === 'listen') addChannel(intent, { listen: true, channel: identifier(next) });
  else if (verb === 'unlisten')
    addChannel(intent, { listen: false, channel: next === '*' ? null : identifier(next) });
  else if (verb === 'discard' && next === 'all') {
    if (alone) intent.discardAll = true;
    else refuse(intent, 'DISCARD ALL together with other statements');
  } else if ((verb === 'prepare' && next !== 'transaction') || verb === 'deallocate') {
    refuse(intent, `${verb.toUpperCase()} in SQL`, 'Use the prepared statements of the wire protocol.');
  } else if (verb === 'copy' && has('from', 'stdin')) {
    refuse(
      intent,
      'COPY FROM STDIN',
      'Use INSERT with arrays: insert into t select * from unnest($1::int[], $2::text[]).',
    );
  } else if (verb === 'copy' && words.includes('program')) refuse(intent, 'COPY with PROGRAM');
  else if (verb === 'declare' && has('with', 'hold')) refuse(intent, 'A cursor WITH HOLD');
  else if (isTemporary(words, has) && !has('on', 'commit', 'drop')) {
    refuse(
      intent,
      'A temporary object that outlives its transaction',
      'Say ON COMMIT DROP inside a transaction.',
    );
  }
  if (words.some((word, i) => advisory.test(word) && words[i + 1] === '(')) {
    refuse(intent, 'A session-level advisory lock', 'Use pg_advisory_xact_lock inside a transaction.');
  }
  if (words.includes('set_config')) {
    addSettings(
      intent,
      words.filter((word) => /^'[a-z_][\w.]*'$/i.test(word)).map((word) => word.slice(1, -1)),
    );
    intent.settingsFromParameters = true;
  }
}

function refuse(intent: Intent, what: string, hint?: string): void {
  intent.refusal ??= {
    severity: 'ERROR',
    code: '0A000',
    message: `${what} is not supported by the embedded database: its clients share one session`,
    hint,
  };
}

const addSettings = (intent: Intent, names: string[]): void => {
  intent.settings = [...(intent.settings ?? []), ...names];
};
const addChannel = (intent: Intent, change: ChannelChange): void => {
  intent.channels = [...(intent.channels ?? []), change];
};

function isTemporary(words: string[], has: (...run: string[]) => boolean): boolean {
  const created =
    words[0] === 'create' && words.slice(1, 5).some((word) => word === 'temp' || word === 'temporary');
  return created || has('into', 'temp') || has('into', 'temporary');
}

function namesOfSet(words: string[]): string[] {
  const [, scope, target] = words;
  if (scope === 'local' || scope === 'transaction' || scope === 'constraints') return [];
  if (scope === 'session' && target === 'characteristics') {
    return ['isolation', 'read_only', 'deferrable'].map((name) => `default_transaction_${name}`);
  }
  if (scope === 'session' && target === 'authorization') return ['session_authorization', 'role'];
  const at = scope === 'session' ? 2 : 1;
  const first = words[at];
  if (first === 'time') return ['timezone'];
  if (first === 'names') return ['client_encoding'];
  if (first === 'schema') return ['search_path'];
  if (first === 'xml') return ['xmloption'];
  return [dotted(words, at)];
}

function dotted(words: string[], at: number): string {
  let name = identifier(words[at]);
  for (let i = at + 1; words[i] === '.'; i += 2) name += `.${identifier(words[i + 1])}`;
  return name;
}

const identifier = (word = ''): string =>
  word.startsWith('"') ? word.slice(1, -1).replaceAll('""', '"') : word;
