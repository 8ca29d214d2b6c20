import type { Context } from '../../form/context.ts';
import type { IncomingFile } from '../../form/define-channel.ts';
import { type AttachmentKind, isTaken, readFileType } from '../../form/file-type.ts';
import { plainFileName } from '../../form/plain-file-name.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';

/** The largest file that is kept. */
export const maxAttachmentBytes = 10_485_760;
export const maxNameLength = 200;

/** A file that came with a message. */
export interface MessageFile {
  kind: AttachmentKind;
  name: string | null;
  /** The id or the address with which the provider hands it over; null if the bytes are here. */
  ref: string | null;
  bytes: Uint8Array | null;
  /** The provider's id of the message that it came with. */
  providerMessage: string | null;
}

/** An attachment, by its key. */
export interface AttachmentKey {
  workspaceId: string;
  id: string;
}

const signs = { image: '📷', audio: '🎤', video: '🎬', file: '📎' } as const;

/** Shows files in a transcript: a sign, which every language reads, and the name of a document. */
export const signOf = (files: Pick<IncomingFile, 'kind' | 'name'>[]): string =>
  files.map(({ kind, name }) => [signs[kind], name].filter(Boolean).join(' ')).join('\n');

/** The columns that the bytes of a file decide. */
function describe(bytes: Uint8Array, { kind, name }: Pick<MessageFile, 'kind' | 'name'>) {
  const type = readFileType(bytes, kind);
  const plain = plainFileName(name ?? '', maxNameLength).trim();
  return { kind: type.kind, mime: type.mime, name: plain || `${type.kind}.${type.extension}` };
}

const listFiles = (more: Fragment) => fragment`coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'mime', a.mime,
      'bytes', octet_length(a.bytes)${more}) order by a.position)
    from attachments a where a.workspace_id = m.workspace_id and a.message_id = m.id and a.bytes is not null), '[]')`;

/** Returns the attachments of a message `m`, in order, without their addresses: those whose bytes are here. */
export const filesOfMessage = listFiles(fragment``);

/** Returns the attachments of a message `m` with the addresses where a member or a token fetches them. */
export const attachmentsOfMessage = ({ baseUrl }: Pick<Context, 'baseUrl'>) =>
  listFiles(fragment`, 'url', ${`${baseUrl}/v1/attachments/`}::text || a.id`);

/**
 * Keeps the files of a stored message, on the caller's transaction. A worker fetches those whose bytes are not here. A message that was
 * not stored has none.
 */
export async function keepFiles(
  { jobs }: Pick<Context, 'jobs'>,
  sql: Sql,
  { workspaceId: workspace, id: messageId }: { workspaceId: string; id: string },
  files: MessageFile[],
): Promise<void> {
  for (const { kind, name, ref, bytes, providerMessage } of files) {
    if (bytes && !isKept(bytes, name)) continue;
    const file = bytes
      ? describe(bytes, { kind, name })
      : { kind, mime: 'application/octet-stream', name: name ?? '' };
    const [added] = await sql<{ id: string }>`
      insert into attachments (workspace_id, message_id, provider_message, kind, name, mime, ref, bytes)
      select ${workspace}, m.id, ${providerMessage}::text, ${file.kind}, ${file.name}, ${file.mime}, ${bytes ? null : ref}::text, ${bytes}::bytea
      from messages m where m.workspace_id = ${workspace} and m.id = ${messageId}
      returning id`;
    if (!added || bytes) continue;
    const key: AttachmentKey = { workspaceId: workspace, id: added.id };
    await jobs.add(sql, 'fetch_attachment', key, { key: `attachment:${added.id}` });
  }
}

/** A file that a provider has, and the channel that it came by. */
export interface WaitingFile extends IncomingFile {
  channelId: string;
  contactId: string;
  sessionId: string;
  /** The language of the conversation; null if it has none yet. */
  language: string | null;
  /** False for a file of the owner, who sent it in the app of the provider. */
  isByCustomer: boolean;
  /** How long it has waited. */
  ageMs: number;
}

/** Reads an attachment whose bytes are not here; null if they are, or if it was deleted. */
export async function findWaitingFile(
  sql: Sql,
  { workspaceId, id }: AttachmentKey,
): Promise<WaitingFile | null> {
  const [row] = await sql<WaitingFile>`
    select a.kind, a.ref, null as mime, nullif(a.name, '') as name, c.channel_id as "channelId",
      c.contact_id as "contactId", c.session_id as "sessionId", c.language, m.role = 'user' as "isByCustomer",
      extract(epoch from clock_timestamp() - a.created_at)::float8 * 1000 as "ageMs"
    from attachments a
    join messages m on m.workspace_id = a.workspace_id and m.id = a.message_id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where a.workspace_id = ${workspaceId} and a.id = ${id} and a.ref is not null and c.channel_id is not null`;
  return row ?? null;
}

/** Keeps the bytes of an attachment that were fetched. Their type is what they say, not what the provider says. */
export async function keepFetched(
  sql: Sql,
  { workspaceId, id }: AttachmentKey,
  bytes: Uint8Array,
  file: Pick<MessageFile, 'kind' | 'name'>,
): Promise<void> {
  const { kind, mime, name } = describe(bytes, file);
  await sql`
    update attachments set bytes = ${bytes}, kind = ${kind}, mime = ${mime}, name = ${name}, ref = null
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/**
 * Gives up an attachment that cannot be kept. The sign of the file stays in the text of its message. Returns false if it was given up
 * or deleted before.
 */
export async function dropAttachment(sql: Sql, { workspaceId, id }: AttachmentKey): Promise<boolean> {
  const [dropped] = await sql`
    delete from attachments where workspace_id = ${workspaceId} and id = ${id} returning id`;
  return dropped !== undefined;
}

/** Returns whether a file of a stranger is kept: by its size, its bytes and its name. */
export const isKept = (bytes: Uint8Array, name: string | null): boolean =>
  bytes.length > 0 && bytes.length <= maxAttachmentBytes && isTaken(bytes, name);

/** An attachment with its bytes. */
export interface StoredFile {
  id: string;
  kind: AttachmentKind;
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Reads an attachment of a conversation. `ofConversation` is a condition for the conversation `c`. */
export async function readAttachment(
  sql: Sql,
  { workspaceId, id }: AttachmentKey,
  ofConversation: Fragment,
): Promise<StoredFile | null> {
  const [row] = await sql<StoredFile>`
    select a.id, a.kind, a.name, a.mime, a.bytes from attachments a
    join messages m on m.workspace_id = a.workspace_id and m.id = a.message_id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where a.workspace_id = ${workspaceId} and a.id = ${id} and a.bytes is not null and ${ofConversation}`;
  return row ?? null;
}
