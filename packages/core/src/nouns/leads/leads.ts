import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail, type Issue } from '../../form/errors.ts';
import { clearableText, text } from '../../form/fields.ts';
import { parseInput } from '../../form/input.ts';
import { maskPersonal } from '../../form/mask-personal.ts';
import type { Sql } from '../../form/sql.ts';
import { refuseBot } from '../bots/bots.ts';
import type { Consent } from '../bots/consent.ts';
import { LeadForm } from '../bots/window-settings.ts';
import { recordEvent } from '../events/events.ts';
import type { IntentLabel } from './schemas.ts';

const optional = (max: number, description: string) =>
  clearableText(max, description).nullish().meta({ description });

/** The contact form. The settings of a bot say which fields it asks for and requires. */
export const leadForm = z.object({
  name: text(200, 'Name, in any script; at most 200 characters.').optional(),
  email: z
    .email('must be an e-mail address')
    .max(254, 'must be at most 254 characters')
    .optional()
    .meta({ description: 'E-mail address.' }),
  phone: optional(40, 'Phone number, as the visitor writes it.'),
  message: optional(2000, 'What the visitor wants; at most 2,000 characters.'),
  consent: optional(
    1000,
    'Of a bot that asks for consent: its text, once the visitor has agreed to it. config returns it in lead_form.',
  ),
});

/** The least score of a label, and the score that is too high for it. */
export const scoresOf: Record<IntentLabel, [number, number]> = {
  hot: [70, 101],
  warm: [40, 70],
  cold: [0, 40],
};

interface SavedLead {
  id: string;
  /** False if the session already had a lead, which was updated. */
  created: boolean;
  intent_score: number;
}

interface Facts {
  bot_language: string;
  language: string | null;
  messages: string[];
  /** Number of conversations with the same e-mail address and bot, including this one. */
  sessions: number;
  had_email: boolean;
  had_phone: boolean;
}

const maxMessages = 50;

/** Contact details of a visitor. An empty text or null means unknown. */
interface ContactDetails {
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  /** Language of the visitor, for a conversation that has no reply yet. */
  language?: string | null;
  /** The text that the visitor agreed to now. */
  consent?: { text: string; url: string | null } | null;
}

/** The form of a bot, and the consent that it asks for. */
interface AskedForm {
  fields: z.infer<typeof LeadForm>['fields'];
  consent?: z.infer<typeof Consent> | null;
}

/**
 * Fails with an issue for each field that a bot requires and a form leaves out. An e-mail address or a phone number always is, and
 * so is one of the consent texts of a bot that has them.
 */
function requireFields(form: z.infer<typeof leadForm>, { fields, consent }: AskedForm): void {
  const missing = fields.filter(({ name, required }) => required && !form[name]?.trim());
  const issues: Issue[] = missing.map(({ name }) => ({ path: name, message: 'is required' }));
  if (issues.length === 0 && !form.email && !form.phone) {
    const asked = fields.find(({ name }) => name === 'email' || name === 'phone');
    const message = 'is required: leave an e-mail address or a phone number';
    issues.push({ path: asked?.name ?? 'email', message });
  }
  if (consent && !Object.values(consent.texts).includes(form.consent ?? ''))
    issues.push({
      path: 'consent',
      message:
        'is required: show the text of `lead_form.consent` in config, and send it when the visitor has agreed',
    });
  const [first] = issues;
  if (first) fail('invalid_request', `\`${first.path}\` ${first.message}.`, { issues });
}

/**
 * Checks a submitted contact form by the settings of its bot, or by the default ones, and saves it with {@link keepLead}. Also
 * fails with `invalid_request`.
 */
export async function saveLead(
  ctx: Context,
  ids: { botId: string; sessionId: string },
  given: z.input<typeof leadForm>,
  asked: AskedForm = LeadForm.parse({}),
): Promise<SavedLead> {
  const form = parseInput(leadForm, given);
  requireFields(form, asked);
  const { name = '', email = '', phone = null, message = null } = form;
  const consent = asked.consent ? { text: form.consent ?? '', url: asked.consent.url } : null;
  return keepLead(ctx, ids, { name: name.trim(), email, phone, message, consent });
}

/**
 * Saves the contact details of a visitor with an intent score, and with the company that the visitor named. A bot and a session have
 * one lead: a second call updates it, and unknown fields stay as they are. A phone number becomes E.164 if its country is known, else
 * it stays as written. Personal data in the message is masked; the e-mail address and the phone number are kept, because the
 * visitor gave them to be reached. The first call records `lead.created` in the same transaction. Fails with `not_found` if the bot was deleted.
 */
export async function keepLead(
  ctx: Context,
  { botId, sessionId }: { botId: string; sessionId: string },
  { name, email, phone: written, message: said, language = null, consent: agreed = null }: ContactDetails,
): Promise<SavedLead> {
  const { workspace } = ctx.principal.reach;
  const message = said && maskPersonal(ctx, said);
  const facts = await readFacts(ctx, { botId, sessionId, email });
  const phone = written && (ctx.languages.parsePhone(written, facts.bot_language) ?? written.trim());
  const messages = message ? [message, ...facts.messages] : facts.messages;
  const company = messages.map((one) => ctx.languages.findCompany(one)).find(Boolean) ?? null;
  const { score, reasons } = ctx.languages.scoreIntent({
    messages,
    sessions: facts.sessions,
    contact: { email: email !== '' || facts.had_email, phone: phone !== null || facts.had_phone },
  });
  return ctx.tx(async (sql) => {
    const [row] = (await sql<SavedLead>`
      insert into leads as l
        (workspace_id, bot_id, session_id, name, email, phone, company, message, intent_score, intent_reasons, language, consent)
      values (${workspace}, ${botId}, ${sessionId}, ${name}, ${email}, ${phone}, ${company}, ${message}, ${score},
        ${reasons}, ${facts.language ?? language}, ${agreed && writeConsent(ctx, agreed)}::jsonb)
      on conflict (workspace_id, bot_id, session_id) do update set
        name = coalesce(nullif(excluded.name, ''), l.name), email = coalesce(nullif(excluded.email, ''), l.email),
        phone = coalesce(excluded.phone, l.phone), company = coalesce(excluded.company, l.company),
        message = coalesce(excluded.message, l.message),
        intent_score = excluded.intent_score, intent_reasons = excluded.intent_reasons,
        language = coalesce(excluded.language, l.language), consent = coalesce(excluded.consent, l.consent)
      returning id, xmax = 0 as created, intent_score`) as [SavedLead];
    if (message) await addFormMessage(sql, workspace, { botId, sessionId }, message);
    if (row.created)
      await recordEvent(sql, ctx, {
        event: 'lead.created',
        botId,
        data: { lead_id: row.id, session_id: sessionId, chatbot_id: botId, name, email, phone },
      });
    return row;
  });
}

const writeConsent = (ctx: Pick<Context, 'now'>, { text, url }: NonNullable<ContactDetails['consent']>) =>
  JSON.stringify({ text, url, at: ctx.now().toISOString() });

/** Puts what the visitor wrote into the form into their conversation, if they have one, once. It is a message to who answers there. */
async function addFormMessage(
  sql: Sql,
  workspace: string,
  { botId, sessionId }: { botId: string; sessionId: string },
  message: string,
): Promise<void> {
  await sql`
    with conversation as (
      update conversations c set
        message_count = c.message_count + 1, last_message = ${message}, last_message_at = now(),
        status = case c.status when 'closed' then 'open' else c.status end,
        waiting_since = case c.status when 'handoff' then coalesce(c.waiting_since, now()) end
      where c.workspace_id = ${workspace} and c.id = (
        select s.id from conversations s
        where s.workspace_id = ${workspace} and s.bot_id = ${botId} and s.session_id = ${sessionId}
        order by s.last_message_at desc limit 1)
        and not exists (
          select from messages m
          where m.workspace_id = ${workspace} and m.conversation_id = c.id and m.kind = 'form' and m.content = ${message})
      returning c.id, c.message_count, c.language
    )
    insert into messages (workspace_id, conversation_id, position, role, author, content, language, kind)
    select ${workspace}, id, message_count, 'user', 'visitor', ${message}, language, 'form' from conversation`;
}

async function readFacts(
  ctx: Context,
  { botId, sessionId, email }: { botId: string; sessionId: string; email: string },
): Promise<Facts> {
  const { workspace } = ctx.principal.reach;
  const [facts] = await ctx.sql<Facts>`
    with conversation as (
      select c.id, c.language from conversations c
      where c.workspace_id = ${workspace} and c.bot_id = ${botId} and c.session_id = ${sessionId}
      order by c.last_message_at desc limit 1
    )
    select b.language as bot_language, (select language from conversation) as language,
      array(
        select m.content from messages m, conversation c
        where m.workspace_id = ${workspace} and m.conversation_id = c.id and m.role = 'user'
          and m.kind = 'message'
        order by m.position desc limit ${maxMessages}) as messages,
      (select count(*)::int + 1 from leads l
        where l.workspace_id = ${workspace} and l.bot_id = b.id and l.session_id <> ${sessionId}
          and ${email} <> '' and lower(l.email) = lower(${email})) as sessions,
      exists (select from leads l where l.workspace_id = ${workspace} and l.bot_id = b.id
        and l.session_id = ${sessionId} and l.email <> '') as had_email,
      exists (select from leads l where l.workspace_id = ${workspace} and l.bot_id = b.id
        and l.session_id = ${sessionId} and l.phone is not null) as had_phone
    from answering_bots() b where b.workspace_id = ${workspace} and b.id = ${botId}`;
  return facts ?? refuseBot(ctx, { named: botId, chosen: botId });
}
