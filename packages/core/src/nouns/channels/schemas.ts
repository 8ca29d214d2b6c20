import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';

const maxSettings = 20;

const channelStatuses = ['active', 'paused', 'failing'] as const;

/** Why a channel fails, in words of ours. */
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
  account: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(channelStatuses),
  webhook_url: z.string(),
  verify_token: z.string().nullable(),
  settings: z.record(z.string(), z.string()),
  last_received_at: timestamp.nullable(),
  last_sent_at: timestamp.nullable(),
  last_error: ChannelError.nullable(),
  created_at: timestamp,
});

/** A kind of channel: what it needs, what it can do, and how an owner sets it up. */
export const ChannelKind = z.object({
  kind: z.string(),
  name: z.string(),
  settings_schema: z
    .record(z.string(), z.unknown())
    .meta({ description: 'JSON Schema of `settings`. Secrets are `writeOnly`.' }),
  capabilities: z.object({
    buttons: z.boolean(),
    images: z.boolean(),
    voice: z.boolean(),
    typing: z.boolean(),
    window_hours: z.number().nullable().meta({
      description: 'Hours after the customer’s last message in which replies are taken. null: always.',
    }),
  }),
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
  ok: z.boolean(),
  hint: z.string().nullable().meta({ description: 'What to do about it.' }),
});
