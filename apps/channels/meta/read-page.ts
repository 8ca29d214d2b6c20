import type { Incoming, IncomingFile } from '@jawab/core';
import { z } from 'zod';
import { idOf } from '../signature.ts';

const Attachment = z.object({
  type: z.string(),
  payload: z.object({ url: z.string().optional(), sticker_id: z.number().optional() }).nullish(),
});
const Message = z.object({
  mid: z.string(),
  text: z.string().default(''),
  attachments: z.array(Attachment).default([]),
  quick_reply: z.object({ payload: z.string() }).optional(),
  is_echo: z.boolean().default(false),
  is_deleted: z.boolean().default(false),
  is_unsupported: z.boolean().default(false),
  app_id: z.union([z.number(), z.string()]).optional(),
});
const Event = z.object({
  sender: z.object({ id: z.string() }),
  recipient: z.object({ id: z.string() }),
  timestamp: z.number(),
  message: Message.optional(),
  postback: z
    .object({ mid: z.string().optional(), title: z.string().default(''), payload: z.string().default('') })
    .optional(),
  message_edit: z.object({ mid: z.string(), text: z.string(), num_edit: z.number() }).optional(),
  delivery: z.object({ watermark: z.number(), mids: z.array(z.string()).default([]) }).optional(),
  read: z.object({ watermark: z.number().optional(), mid: z.string().optional() }).optional(),
});
type Event = z.output<typeof Event>;
const Body = z.object({
  entry: z.array(
    z.object({
      id: z.string(),
      messaging: z.array(z.unknown()).default([]),
      standby: z.array(z.unknown()).default([]),
    }),
  ),
});

interface Head {
  account: string;
  at: Date;
}

const kinds = { image: 'image', video: 'video', audio: 'audio', file: 'file' } as const;

/** Stickers are skipped, and shared posts and stories have no file to fetch. */
const filesOf = (attachments: z.output<typeof Attachment>[]): IncomingFile[] =>
  attachments.flatMap(({ type, payload }) => {
    const kind = kinds[type as keyof typeof kinds];
    if (!kind || !payload?.url || payload.sticker_id) return [];
    return [{ kind, ref: payload.url, mime: null, name: null }];
  });

const saidBy = (from: string) => ({ from, addresses: [from], name: null, reply: null });

function toMessage(head: Head, { sender, recipient }: Event, message: Message): Incoming {
  const { mid, text, quick_reply: pressed, app_id: app } = message;
  if (message.is_echo) {
    const by = app === undefined ? null : String(app);
    return {
      ...head,
      kind: 'echo',
      id: `echo:${mid}`,
      to: recipient.id,
      message: mid,
      text,
      files: filesOf(message.attachments),
      app: by,
    };
  }
  if (message.is_deleted)
    return { ...head, kind: 'unsent', id: `unsent:${mid}`, from: sender.id, message: mid };
  const files = filesOf(message.attachments);
  if (message.is_unsupported || (text === '' && files.length === 0))
    return { ...head, kind: 'unknown', id: mid, what: message.attachments[0]?.type ?? 'message' };
  const said = saidBy(sender.id);
  return {
    ...head,
    ...said,
    kind: 'message',
    id: mid,
    message: mid,
    text,
    pressed: pressed?.payload ?? null,
    files,
  };
}
type Message = z.output<typeof Message>;

function toPostback(
  head: Head,
  event: Event,
  { mid, title, payload }: NonNullable<Event['postback']>,
): Incoming {
  const { sender, timestamp } = event;
  const id = mid ?? `postback:${sender.id}:${timestamp}:${payload}`;
  const said = saidBy(sender.id);
  return { ...head, ...said, kind: 'message', id, message: id, text: title, pressed: payload, files: [] };
}

/** States name messages, or all messages to a customer up to a time. */
function toStates(head: Head, { sender, delivery, read }: Event): Incoming[] {
  const state = delivery ? 'delivered' : 'read';
  const mids = delivery?.mids ?? (read?.mid ? [read.mid] : []);
  const of = { ...head, kind: 'state', state, to: sender.id, error: null } as const;
  if (mids.length > 0) return mids.map((mid) => ({ ...of, id: `${state}:${mid}`, message: mid }));
  const until = delivery?.watermark ?? read?.watermark;
  if (until === undefined) return [];
  return [{ ...of, at: new Date(until), id: `${state}:${sender.id}:${until}`, message: null }];
}

function readEvent(account: string, body: unknown): Incoming[] {
  const parsed = Event.safeParse(body);
  if (!parsed.success) return [{ account, kind: 'unknown', id: idOf(body), at: null, what: 'event' }];
  const event = parsed.data;
  const head = { account, at: new Date(event.timestamp) };
  const { message, postback, message_edit: edit, delivery, read } = event;
  if (message) return [toMessage(head, event, message)];
  if (postback) return [toPostback(head, event, postback)];
  if (delivery || read) return toStates(head, event);
  if (edit) {
    const { mid, text, num_edit: count } = edit;
    return [
      { ...head, kind: 'edited', id: `edit:${mid}:${count}`, from: event.sender.id, message: mid, text },
    ];
  }
  return [{ ...head, kind: 'unknown', id: idOf(body), what: 'event' }];
}

/** Reads a webhook of Messenger or Instagram, which have the same shapes. */
export const readPage = (body: unknown): Incoming[] =>
  Body.catch({ entry: [] })
    .parse(body)
    .entry.flatMap(({ id, messaging, standby }) => [
      ...messaging.flatMap((event) => readEvent(id, event)),
      // Another app has the conversation.
      ...standby.map((event) => ({
        account: id,
        kind: 'unknown' as const,
        id: idOf(event),
        at: null,
        what: 'standby',
      })),
    ]);
