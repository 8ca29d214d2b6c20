import type { z } from 'zod';
import { matchLanguage } from '../../form/languages.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { logoPath, saveLogo } from './logo.ts';
import { VoiceInput } from './voice-settings.ts';
import { LeadForm, Theme, type WindowInput } from './window-settings.ts';

const defaults = {
  theme: JSON.stringify(Theme.parse({})),
  leadForm: JSON.stringify(LeadForm.parse({})),
  voice: JSON.stringify(VoiceInput.parse({})),
};

/** Columns of the settings of a bot's chat window, for statements that read `bots b`. */
export const windowColumns = fragment`
  coalesce(b.theme, ${defaults.theme}::jsonb) as theme, b.suggestions, b.greetings,
  coalesce(b.lead_form, ${defaults.leadForm}::jsonb) as lead_form, b.consent, b.bubble, b.handoff_hours, b.seasonal_greeting, b.history, b.hosted_page,
  coalesce(b.voice, ${defaults.voice}::jsonb) as voice,
  b.visitor_messages_per_day, b.ai_notice, b.csat, b.attachments, ${logoPath}`;

/** The greeting of the bot `b` at this moment: the seasonal one in its time, else the usual one. */
export const currentGreeting = fragment`
  case when now() < (b.seasonal_greeting ->> 'until')::timestamptz
    and now() >= coalesce((b.seasonal_greeting ->> 'from')::timestamptz, '-infinity')
    then b.seasonal_greeting ->> 'text' else b.greeting end as greeting`;

/** Returns what the business wrote to greet readers of a language; null if it wrote nothing. `greeting` is in the bot’s language. */
export function greetingIn(
  bot: { language: string; greeting: string | null; greetings?: Record<string, string> | undefined },
  language: string,
): string | null {
  const usual = language === matchLanguage(bot.language) ? bot.greeting : null;
  return usual ?? bot.greetings?.[language] ?? null;
}

const toJson = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** Changes the settings of a bot's chat window that are given. */
export async function saveWindowSettings(
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
  {
    theme,
    suggestions,
    greetings,
    leadForm,
    consent,
    bubble,
    handoffHours,
    seasonalGreeting,
    history,
    hostedPage,
    voice,
    visitorMessagesPerDay,
    aiNotice,
    csat,
    logo,
    attachments,
  }: z.infer<typeof WindowInput>,
): Promise<void> {
  if (logo !== undefined) await saveLogo(sql, { workspace, id }, logo);
  await sql`
    update bots set
      theme = coalesce(${toJson(theme)}::jsonb, theme),
      suggestions = coalesce(${toJson(suggestions)}::jsonb, suggestions),
      greetings = coalesce(${toJson(greetings)}::jsonb, greetings),
      lead_form = coalesce(${toJson(leadForm)}::jsonb, lead_form),
      consent = case when ${consent !== undefined} then ${toJson(consent)}::jsonb else consent end,
      bubble = case when ${bubble !== undefined} then ${toJson(bubble)}::jsonb else bubble end,
      handoff_hours =
        case when ${handoffHours !== undefined} then ${toJson(handoffHours)}::jsonb else handoff_hours end,
      seasonal_greeting = case when ${seasonalGreeting !== undefined} then ${toJson(seasonalGreeting)}::jsonb
        else seasonal_greeting end,
      history = coalesce(${history ?? null}, history), csat = coalesce(${csat ?? null}, csat),
      attachments = coalesce(${attachments ?? null}::boolean, attachments),
      voice = coalesce(${toJson(voice)}::jsonb, voice),
      ai_notice = coalesce(${aiNotice ?? null}::boolean, ai_notice),
      hosted_page = coalesce(${hostedPage ?? null}::boolean, hosted_page),
      visitor_messages_per_day = case when ${visitorMessagesPerDay !== undefined}
        then nullif(${visitorMessagesPerDay ?? 0}::int, 0) else visitor_messages_per_day end
    where workspace_id = ${workspace} and id = ${id}`;
}
