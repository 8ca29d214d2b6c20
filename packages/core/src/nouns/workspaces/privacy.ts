import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { type DataRecipient, dataPurposes } from '../../form/data-recipients.ts';
import { keptDays } from '../../form/kept-days.ts';
import { personalKinds } from '../../form/personal-kinds.ts';

/** Laws on personal data of the markets that the service is made for, with their countries. */
export const privacyLaws = [
  { country: 'SG', name: 'PDPA' },
  { country: 'TH', name: 'PDPA' },
  { country: 'SA', name: 'PDPL' },
  { country: 'AE', name: 'PDPL' },
  { country: 'IN', name: 'DPDP Act' },
  { country: 'JP', name: 'APPI' },
  { country: 'KR', name: 'PIPA' },
  { country: 'ID', name: 'UU PDP' },
] as const;

const keptData = [
  'conversations',
  'leads',
  'attachments',
  ...(Object.keys(keptDays) as (keyof typeof keptDays)[]),
  'backups',
  'logs',
] as const;

/** Where the data of a workspace goes, as the wire has it. */
export const Privacy = z.object({
  region: z.string().nullable().meta({
    description: 'Where the service keeps data, as its operator states it; null: not stated.',
  }),
  recipients: z
    .array(
      z.object({
        purpose: z.enum(dataPurposes).meta({ description: 'What the data is sent for.' }),
        host: z.string().nullable().meta({ description: 'Who gets it; null: it stays in the service.' }),
        model: z.string().nullable().meta({ description: 'The model, if one works there.' }),
        receives: z.string().meta({ description: 'The data that is sent, in words.' }),
        region: z.string().nullable().meta({ description: 'Where the recipient works; null: not stated.' }),
      }),
    )
    .meta({
      description: 'Everybody who gets data, from the settings of the service and of this workspace.',
    }),
  kept: z
    .array(
      z.object({
        data: z.enum(keptData).meta({ description: 'What is kept.' }),
        days: z.int().nullable().meta({ description: 'For how many days; null: until somebody deletes it.' }),
        decided_by: z.enum(['workspace', 'service', 'operator']).meta({
          description: 'Who decides: this workspace, the service, or who runs it.',
        }),
      }),
    )
    .meta({ description: 'How long data is kept.' }),
  redact: z
    .array(z.enum(personalKinds))
    .meta({ description: 'What is masked in messages of customers and in notes on leads.' }),
  laws: z
    .array(z.object({ country: z.string().meta({ description: 'ISO 3166-1.' }), name: z.string() }))
    .meta({ description: 'Laws that may apply. The list is a reminder, and no legal advice.' }),
});

/** The data that recipients get, in words. */
const receives: Record<DataRecipient['purpose'], string> = {
  chat_model: 'The message of the customer, up to ten messages before it, and passages of the knowledge.',
  embeddings: 'Passages of the knowledge, and questions of customers.',
  speech_recognition: 'Recordings of what customers say.',
  speech_synthesis: 'Replies that are read aloud.',
  mail: 'Addresses of members and of customers who left one, and replies that are mailed.',
  telemetry: 'Times and counts of requests, without their words.',
  sign_in: 'Members who sign in with it.',
  channel: 'Replies to customers of the channel, and their address there.',
  webhook: 'The events that the webhook names, which may have questions and contact details.',
  push: 'That somebody waits and for which bot, sealed for the browser of a member.',
};

interface Found {
  recipients: DataRecipient[];
  webhooks: string[];
  endpoints: string[];
  kinds: string[];
  conversations: number | null;
  leads: number | null;
  attachments: number | null;
}

/** Lists how long data is kept, and who decides it. */
const listKept = ({ conversations, leads, attachments }: Found): z.infer<typeof Privacy>['kept'] => [
  { data: 'conversations', days: conversations, decided_by: 'workspace' },
  { data: 'leads', days: leads, decided_by: 'workspace' },
  { data: 'attachments', days: attachments, decided_by: 'workspace' },
  ...Object.entries(keptDays).map(([data, days]) => ({
    data: data as keyof typeof keptDays,
    days,
    decided_by: 'service' as const,
  })),
  { data: 'backups', days: null, decided_by: 'operator' },
  { data: 'logs', days: null, decided_by: 'operator' },
];

const hostsOf = (urls: string[]) => [...new Set(urls.map((url) => new URL(url).hostname))].sort();

/** Says where the data of the caller's workspace goes, from the settings of the service and of the workspace. */
export async function describePrivacy({
  sql,
  principal: { reach, redact },
  dataPlaces,
  messaging,
}: Pick<Context, 'sql' | 'principal' | 'dataPlaces' | 'messaging'>): Promise<z.infer<typeof Privacy>> {
  const { workspace, bots } = reach;
  const [found] = (await sql<Found>`
    select w.retention_conversations as conversations, w.retention_leads as leads, w.retention_attachments as attachments,
      array(select distinct url from webhooks h where h.workspace_id = w.id and h.enabled
        and (${bots}::uuid[] is null or h.bot_id is null or h.bot_id = any(${bots}::uuid[]))) as webhooks,
      array(select distinct kind from channels c where c.workspace_id = w.id
        and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))) as kinds,
      array(select endpoint from push_subscriptions p where p.workspace_id = w.id) as endpoints
    from workspaces w where w.id = ${workspace}`) as [Found];
  const own = (purpose: DataRecipient['purpose'], hosts: string[]): DataRecipient[] =>
    hosts.map((host) => ({ purpose, host, model: null }));
  const recipients = [
    ...dataPlaces.recipients,
    ...own('channel', hostsOf(found.kinds.flatMap((kind) => messaging.kinds.get(kind)?.base ?? []))),
    ...own('webhook', hostsOf(found.webhooks)),
    ...own('push', hostsOf(found.endpoints)),
  ];
  return {
    region: dataPlaces.region,
    recipients: recipients.map((one) =>
      Object.assign({ receives: receives[one.purpose], region: null }, one),
    ),
    kept: listKept(found),
    redact: [...redact],
    laws: privacyLaws.map(({ country, name }) => ({ country, name })),
  };
}
