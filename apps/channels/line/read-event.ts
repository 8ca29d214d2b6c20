import type { Incoming, IncomingFile } from '@jawab/core';
import { z } from 'zod';

const Media = z.object({
  type: z.enum(['image', 'video', 'audio', 'file']),
  id: z.string(),
  fileName: z.string().optional(),
  contentProvider: z.object({ type: z.string(), originalContentUrl: z.string().optional() }).optional(),
});
const Text = z.object({ type: z.literal('text'), id: z.string(), text: z.string() });
const Message = z.union([Text, Media]);

const Head = z.object({
  type: z.string(),
  webhookEventId: z.string(),
  timestamp: z.number(),
  mode: z.string().optional(),
  replyToken: z.string().optional(),
  source: z
    .object({
      type: z.string(),
      userId: z.string().optional(),
      groupId: z.string().optional(),
      roomId: z.string().optional(),
    })
    .optional(),
  message: z.unknown().optional(),
  postback: z.object({ data: z.string() }).optional(),
  unsend: z.object({ messageId: z.string() }).optional(),
});
type Head = z.output<typeof Head>;

/** A reply token lives for a minute from its arrival. */
const tokenMs = 60_000;

/** Audio and video can be fetched when LINE has prepared them, so their refs say so. */
function fileOf({ type, id, fileName, contentProvider }: z.output<typeof Media>): IncomingFile {
  const isPrepared = type === 'audio' || type === 'video';
  const ref = contentProvider?.originalContentUrl ?? (isPrepared ? `prepared/${id}` : id);
  return { kind: type, ref, mime: null, name: fileName ?? null };
}

/** Reads one event of a webhook: https://developers.line.biz/en/reference/messaging-api/#webhook-event-objects */
export function readEvent(body: unknown): Incoming[] {
  const parsed = Head.safeParse(body);
  if (!parsed.success) return [];
  const event = parsed.data;
  const head = { account: null, id: event.webhookEventId, at: new Date(event.timestamp) };
  const { type: place, userId: from, groupId, roomId } = event.source ?? {};
  const group = groupId ?? roomId;
  if (group) return [{ ...head, kind: 'group', chat: group }];
  // Another system answers this customer now.
  if (event.mode === 'standby') return [{ ...head, kind: 'unknown', what: 'standby' }];
  if (place !== 'user' || !from) return [{ ...head, kind: 'unknown', what: event.type }];
  return [readOfPerson(event, head, from)];
}

function readOfPerson(event: Head, head: { account: null; id: string; at: Date }, from: string): Incoming {
  const { type, replyToken, unsend, postback } = event;
  const said = {
    from,
    addresses: [from],
    name: null,
    reply: replyToken ? { token: replyToken, livesMs: tokenMs } : null,
  };
  if (type === 'follow') return { ...head, kind: 'unblocked', from };
  if (type === 'unfollow') return { ...head, kind: 'blocked', from };
  if (type === 'unsend' && unsend) return { ...head, kind: 'unsent', from, message: unsend.messageId };
  if (type === 'postback' && postback) {
    const { data } = postback;
    return { ...head, ...said, kind: 'message', message: head.id, text: '', pressed: data, files: [] };
  }
  const message = Message.safeParse(event.message).data;
  if (type !== 'message' || !message) return { ...head, kind: 'unknown', what: type };
  const content =
    message.type === 'text' ? { text: message.text, files: [] } : { text: '', files: [fileOf(message)] };
  return { ...head, ...said, kind: 'message', message: message.id, pressed: null, ...content };
}
