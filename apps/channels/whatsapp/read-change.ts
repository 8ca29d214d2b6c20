import type { Incoming, IncomingFile, SendFailure } from '@jawab/core';
import { z } from 'zod';
import { idOf } from '../signature.ts';
import { reasonOf } from './refusals.ts';

const Media = z.object({
  id: z.string(),
  mime_type: z.string().optional(),
  filename: z.string().optional(),
  caption: z.string().optional(),
});
const Choice = z.object({ id: z.string(), title: z.string() });
const Text = z.object({ body: z.string() });
const Message = z.object({
  id: z.string(),
  timestamp: z.coerce.number(),
  type: z.string(),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  text: Text.optional(),
  image: Media.optional(),
  audio: Media.optional(),
  video: Media.optional(),
  document: Media.optional(),
  button: z.object({ payload: z.string(), text: z.string() }).optional(),
  interactive: z.object({ button_reply: Choice.optional(), list_reply: Choice.optional() }).optional(),
  revoke: z.object({ original_message_id: z.string() }).optional(),
  edit: z
    .object({
      original_message_id: z.string(),
      message: z.object({ text: Text.optional(), image: Media.optional(), video: Media.optional() }),
    })
    .optional(),
});
type Message = z.output<typeof Message>;
const Contact = z.object({
  wa_id: z.string().optional(),
  user_id: z.string().optional(),
  profile: z.object({ name: z.string().optional() }).optional(),
});
type Contact = z.output<typeof Contact>;
const Status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: z.coerce.number(),
  recipient_id: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).default([]),
});
const Echo = z.object({
  id: z.string(),
  to: z.string(),
  timestamp: z.coerce.number(),
  type: z.string().default(''),
  text: Text.optional(),
  image: Media.optional(),
  audio: Media.optional(),
  video: Media.optional(),
  document: Media.optional(),
});
const Change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    contacts: z.array(Contact).default([]),
    messages: z.array(z.unknown()).default([]),
    statuses: z.array(z.unknown()).default([]),
    message_echoes: z.array(z.unknown()).default([]),
    errors: z.array(z.unknown()).default([]),
  }),
});
const Body = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()).default([]) })) });

const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const kindOfFile = { image: 'image', audio: 'audio', video: 'video', document: 'file' } as const;

function fileOf(message: Message | z.output<typeof Echo>): IncomingFile[] {
  const type = message.type as keyof typeof kindOfFile;
  const media = kindOfFile[type] && message[type];
  if (!media) return [];
  return [
    { kind: kindOfFile[type], ref: media.id, mime: media.mime_type ?? null, name: media.filename ?? null },
  ];
}

const captionOf = ({ image, video, document }: Message | z.output<typeof Echo>) =>
  image?.caption ?? video?.caption ?? document?.caption;

/** A customer is a number, a business-scoped id, or both. */
function contactOf({ from, from_user_id }: Message, contacts: Contact[]): Contact | undefined {
  const known = contacts.find(
    ({ wa_id, user_id }) => (from && wa_id === from) || (from_user_id && user_id === from_user_id),
  );
  return known ?? (contacts.length === 1 ? contacts[0] : undefined);
}

function toMessage(account: string | null, body: unknown, contacts: Contact[]): Incoming {
  const parsed = Message.safeParse(body);
  if (!parsed.success) return unknown(account, body, 'message');
  const message = parsed.data;
  const { id, type, revoke, edit, button, interactive } = message;
  const head = { account, id, at: fromSeconds(message.timestamp) };
  const contact = contactOf(message, contacts);
  const addresses = [message.from, message.from_user_id, contact?.wa_id, contact?.user_id].filter(
    (one) => one !== undefined,
  );
  const [from] = addresses;
  if (from === undefined) return { ...head, kind: 'unknown', what: 'nobody' };
  if (revoke) return { ...head, kind: 'unsent', from, message: revoke.original_message_id };
  if (edit) {
    const { text, image, video } = edit.message;
    const words = text?.body ?? image?.caption ?? video?.caption ?? '';
    return { ...head, kind: 'edited', from, message: edit.original_message_id, text: words };
  }
  const choice = interactive?.button_reply ?? interactive?.list_reply;
  const pressed = choice?.id ?? button?.payload ?? null;
  const text = message.text?.body ?? choice?.title ?? button?.text ?? captionOf(message) ?? '';
  const files = fileOf(message);
  if (text === '' && pressed === null && files.length === 0) return { ...head, kind: 'unknown', what: type };
  const name = contact?.profile?.name ?? null;
  return {
    ...head,
    kind: 'message',
    from,
    addresses: [...new Set(addresses)],
    name,
    message: id,
    text,
    pressed,
    files,
    reply: null,
  };
}

const states = ['sent', 'delivered', 'read', 'failed'] as const;

function toState(account: string | null, body: unknown): Incoming {
  const parsed = Status.safeParse(body);
  const state = states.find((one) => one === parsed.data?.status);
  if (!parsed.success || !state) return unknown(account, body, 'status');
  const { id, timestamp, recipient_id, errors } = parsed.data;
  const error: SendFailure | null = state === 'failed' ? reasonOf(errors[0]?.code) : null;
  const head = { account, id: `${id}:${state}`, at: fromSeconds(timestamp) };
  return { ...head, kind: 'state', state, message: id, to: recipient_id ?? null, error };
}

/** Messages that the owner wrote in the WhatsApp Business app, where the number is shared with it. */
function toEcho(account: string | null, body: unknown): Incoming {
  const parsed = Echo.safeParse(body);
  if (!parsed.success) return unknown(account, body, 'echo');
  const { id, to, timestamp, text } = parsed.data;
  const head = { account, id, at: fromSeconds(timestamp) };
  const words = text?.body ?? captionOf(parsed.data) ?? '';
  return { ...head, kind: 'echo', to, message: id, text: words, files: fileOf(parsed.data), app: null };
}

const unknown = (account: string | null, body: unknown, what: string): Incoming => ({
  account,
  kind: 'unknown',
  id: idOf(body),
  at: null,
  what,
});

function readChange(body: unknown): Incoming[] {
  const parsed = Change.safeParse(body);
  if (!parsed.success) return [unknown(null, body, 'change')];
  const { field, value } = parsed.data;
  const account = value.metadata?.phone_number_id ?? null;
  if (field === 'smb_message_echoes') return value.message_echoes.map((echo) => toEcho(account, echo));
  if (field !== 'messages') return [unknown(account, body, field)];
  return [
    ...value.messages.map((message) => toMessage(account, message, value.contacts)),
    ...value.statuses.map((status) => toState(account, status)),
    ...value.errors.map((error) => unknown(account, [error, body], 'error')),
  ];
}

/** Reads a webhook: https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks */
export const readWhatsApp = (body: unknown): Incoming[] =>
  Body.catch({ entry: [] })
    .parse(body)
    .entry.flatMap(({ changes }) => changes.flatMap(readChange));
