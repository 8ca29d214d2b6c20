import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';

const maxSettings = 20;

const channelStatuses = ['active', 'paused', 'failing'] as const;

/** Why a channel is failing. */
export const ChannelError = z.object({
  code: z.string().meta({ description: 'key_invalid, restricted, quota, wrong_key, …' }),
  at: timestamp,
});

/** A channel in the API, which never contains its secrets. */
export const Channel = z.object({
  id: z.uuid(),
  kind: z.string(),
  chatbot_id: z.uuid(),
  name: z.string(),
  account: z
    .object({ id: z.string(), name: z.string() })
    .meta({ description: 'The account at the provider.' }),
  status: z.enum(channelStatuses),
  webhook_url: z.string().meta({ description: 'Where the provider posts messages.' }),
  verify_token: z.string().nullable().meta({
    description: 'What Meta asks for at its webhook page; null where we set the webhook ourselves.',
  }),
  settings: z
    .record(z.string(), z.string())
    .meta({ description: 'The settings of the kind, without secrets.' }),
  last_received_at: timestamp.nullable().meta({ description: 'When a message came last.' }),
  last_sent_at: timestamp.nullable().meta({ description: 'When a message left last.' }),
  last_error: ChannelError.nullable().meta({
    description: 'Why it fails; null while it works.',
  }),
  created_at: timestamp,
});

/** A kind of channel: what it needs, what it can do, and how an owner sets it up. */
export const ChannelKind = z.object({
  kind: z.string(),
  name: z.string(),
  settings_schema: z
    .record(z.string(), z.unknown())
    .meta({ description: 'JSON Schema of `settings`. Secrets are `writeOnly`.' }),
  capabilities: z
    .object({
      buttons: z.boolean().meta({ description: 'Choices are buttons; else they are numbered.' }),
      images: z.boolean().meta({ description: 'Customers can send pictures.' }),
      voice: z.boolean().meta({ description: 'Customers can send voice notes.' }),
      typing: z.boolean().meta({ description: 'Customers see that the bot is writing.' }),
      window_hours: z.number().nullable().meta({
        description: 'Hours after the customer’s last message in which replies are taken. null: always.',
      }),
    })
    .meta({ description: 'What the provider can do.' }),
  setup: z
    .array(z.string())
    .meta({ description: 'The steps of the set-up, in the language of `Accept-Language`.' }),
});

/** The settings of a channel, before its kind checks them. */
export const settingsInput = z
  .record(z.string().max(100), z.string().max(2_000))
  .refine(
    (settings) => Object.keys(settings).length <= maxSettings,
    `must be at most ${maxSettings} settings`,
  )
  .meta({
    maxProperties: maxSettings,
    description: 'The settings of this kind, as list_channel_kinds describes them.',
  });

/** The result of one question about an account. */
export const ChannelCheck = z.object({
  name: z.string().meta({
    description:
      'key, secret, webhook, subscription, expiry, quota: as the provider says. received, sent: the last messages.',
  }),
  ok: z.boolean().meta({ description: 'Whether it is as it must be.' }),
  hint: z.string().nullable().meta({ description: 'What to do about it.' }),
});
