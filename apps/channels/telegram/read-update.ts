import type { Incoming, IncomingFile } from '@jawab/core';
import { z } from 'zod';

const Chat = z.object({ id: z.number(), type: z.string() });
const User = z.object({ first_name: z.string().optional(), last_name: z.string().optional() });
const File = z.object({
  file_id: z.string(),
  mime_type: z.string().optional(),
  file_name: z.string().optional(),
});
const Message = z.object({
  message_id: z.number(),
  date: z.number(),
  edit_date: z.number().optional(),
  chat: Chat,
  from: User.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  photo: z.array(File).optional(),
  voice: File.optional(),
  audio: File.optional(),
  video: File.optional(),
  video_note: File.optional(),
  animation: File.optional(),
  document: File.optional(),
});
type Message = z.output<typeof Message>;
const Button = z.object({ text: z.string(), callback_data: z.string().optional() });
const Update = z.object({
  update_id: z.number(),
  message: Message.optional(),
  edited_message: Message.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: User.extend({ id: z.number() }),
      data: z.string().optional(),
      message: z
        .object({
          chat: Chat,
          reply_markup: z.object({ inline_keyboard: z.array(z.array(Button)) }).optional(),
        })
        .optional(),
    })
    .optional(),
  my_chat_member: z
    .object({ chat: Chat, date: z.number(), new_chat_member: z.object({ status: z.string() }) })
    .optional(),
});
type Update = z.output<typeof Update>;
/** The updates that `readUpdate` reads. */
export const updateKinds = ['message', 'edited_message', 'callback_query', 'my_chat_member'];

const isPrivate = (chat: { type: string }) => chat.type === 'private';
const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const nameOf = (user?: z.output<typeof User>) =>
  [user?.first_name, user?.last_name].filter(Boolean).join(' ') || null;

/** The file of a message. Of a photo, Telegram sends several sizes, the largest last. */
function fileOf(message: Message): IncomingFile[] {
  const files = [
    ['image', message.photo?.at(-1), 'image/jpeg'],
    ['audio', message.voice ?? message.audio, null],
    ['video', message.video ?? message.video_note ?? message.animation, null],
    ['file', message.animation ? undefined : message.document, null],
  ] as const;
  return files.flatMap(([kind, file, mime]) =>
    file ? [{ kind, ref: file.file_id, mime: file.mime_type ?? mime, name: file.file_name ?? null }] : [],
  );
}

function toMessage(id: string, message: Message): Incoming {
  const head = { account: null, id, at: fromSeconds(message.date) };
  const from = String(message.chat.id);
  if (!isPrivate(message.chat)) return { ...head, kind: 'group', chat: from };
  const text = message.text ?? message.caption ?? '';
  const files = fileOf(message);
  if (text === '' && files.length === 0) return { ...head, kind: 'unknown', what: 'message' };
  return {
    ...head,
    kind: 'message',
    from,
    addresses: [from],
    name: nameOf(message.from),
    message: String(message.message_id),
    text,
    pressed: null,
    files,
    reply: null,
  };
}

function toPress(id: string, press: NonNullable<Update['callback_query']>): Incoming {
  const buttons = press.message?.reply_markup?.inline_keyboard.flat() ?? [];
  const from = String(press.from.id);
  const head = { account: null, id, at: null };
  if (press.message && !isPrivate(press.message.chat)) return { ...head, kind: 'unknown', what: 'group' };
  return {
    ...head,
    kind: 'message',
    from,
    addresses: [from],
    name: nameOf(press.from),
    message: press.id,
    text: buttons.find(({ callback_data }) => callback_data === press.data)?.text ?? '',
    pressed: press.data ?? null,
    files: [],
    reply: null,
  };
}

/** Reads an update: https://core.telegram.org/bots/api#update */
export function readUpdate(body: unknown): Incoming[] {
  const parsed = Update.safeParse(body);
  if (!parsed.success) {
    const { update_id } = z.object({ update_id: z.number() }).catch({ update_id: 0 }).parse(body);
    return update_id
      ? [{ account: null, id: String(update_id), at: null, kind: 'unknown', what: 'update' }]
      : [];
  }
  const { message, edited_message: edited, callback_query: press, my_chat_member: member } = parsed.data;
  const id = String(parsed.data.update_id);
  if (message) return [toMessage(id, message)];
  if (edited) return [toEdit(id, edited)];
  if (press) return [toPress(id, press)];
  if (member) return [toMember(id, member)];
  return [{ account: null, id, at: null, kind: 'unknown', what: 'update' }];
}

function toEdit(id: string, edited: Message): Incoming {
  const head = { account: null, id, at: fromSeconds(edited.edit_date ?? edited.date) };
  const from = String(edited.chat.id);
  if (!isPrivate(edited.chat)) return { ...head, kind: 'unknown', what: 'group' };
  const text = edited.text ?? edited.caption ?? '';
  return { ...head, kind: 'edited', from, message: String(edited.message_id), text };
}

function toMember(id: string, member: NonNullable<Update['my_chat_member']>): Incoming {
  const head = { account: null, id, at: fromSeconds(member.date) };
  const from = String(member.chat.id);
  const { status } = member.new_chat_member;
  const isIn = status !== 'left' && status !== 'kicked';
  if (isPrivate(member.chat)) return { ...head, kind: isIn ? 'unblocked' : 'blocked', from };
  return isIn ? { ...head, kind: 'group', chat: from } : { ...head, kind: 'unknown', what: 'left_group' };
}
