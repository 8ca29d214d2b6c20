import { ApiError, type Input, type Output } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { faultOf } from '../../data/use-form.ts';

export type Settings = Output<'get_bot'>['data'];

/** The settings that the page changes, with the field of `update_bot` that takes each. */
const fields = {
  name: 'name',
  language: 'language',
  instructions: 'instructions',
  greeting: 'greeting',
  handoff_message: 'handoffMessage',
  allowed_origins: 'allowedOrigins',
  speech_forms: 'speechForms',
  wording: 'wording',
  ai_notice: 'aiNotice',
  theme: 'theme',
  suggestions: 'suggestions',
  greetings: 'greetings',
  lead_form: 'leadForm',
  consent: 'consent',
  bubble: 'bubble',
  handoff_hours: 'handoffHours',
  seasonal_greeting: 'seasonalGreeting',
  history: 'history',
  hosted_page: 'hostedPage',
  visitor_messages_per_day: 'visitorMessagesPerDay',
  csat: 'csat',
  attachments: 'attachments',
} as const satisfies Partial<Record<keyof Settings, keyof Input<'update_bot'>>>;

type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];

/** Settings of a bot that a person edits. */
export interface Draft {
  bot: Settings;
  isDirty: boolean;
  isBusy: boolean;
  isSaved: boolean;
  error: Error | null;
  set(change: Partial<Pick<Settings, Field>>): void;
  /** Returns the error of a setting, if the service reported one. */
  fault(field: Field): string | undefined;
  save(): Promise<void>;
  discard(): void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what a person changed, and saves only that. */
export function useDraft(stored: Settings): Draft {
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const [change, setChange] = useState<Partial<Settings>>({});
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const bot = Object.assign({}, stored, change);
  const changed = names.filter((name) => !isSame(bot[name], stored[name]));
  const hasIssues = error instanceof ApiError && error.issues.length > 0;
  return {
    bot,
    isDirty: changed.length > 0,
    isBusy,
    isSaved,
    error: hasIssues ? null : error,
    set(next) {
      setSaved(false);
      setChange((now) => Object.assign({}, now, next));
    },
    fault: (field) => faultOf(error, fields[field]),
    async save() {
      setBusy(true);
      setError(null);
      try {
        const sent = Object.fromEntries(changed.map((name) => [fields[name], inputOf(name, bot)]));
        const { data } = await api.call('update_bot', Object.assign({ id: stored.id }, sent));
        client.setQueryData([workspaceId, 'get_bot', { id: stored.id }], { data });
        await client.invalidateQueries({ queryKey: [workspaceId, 'list_bots'] });
        setChange({});
        setSaved(true);
      } catch (failure) {
        setError(failure as Error);
      } finally {
        setBusy(false);
      }
    },
    discard() {
      setError(null);
      setChange({});
    },
  };
}

const objects: Field[] = ['bubble', 'consent', 'handoff_hours', 'seasonal_greeting'];

/** Returns a setting as `update_bot` takes it, also one that was removed. */
function inputOf(name: Field, bot: Settings) {
  if (name === 'bubble' && bot.bubble) {
    const { texts, after_seconds: afterSeconds, paths, repeat } = bot.bubble;
    return { texts, afterSeconds, paths, repeat };
  }
  return bot[name] ?? (objects.includes(name) ? {} : name === 'visitor_messages_per_day' ? 0 : '');
}
