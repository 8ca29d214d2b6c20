import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fileBytes } from '../../form/file-bytes.ts';
import { readFileType } from '../../form/file-type.ts';
import { type Database, fragment, type Sql } from '../../form/sql.ts';

/** Types of pictures that every browser shows and that run nothing. */
const types = ['image/png', 'image/jpeg', 'image/webp'];

/** The logo of a bot, as it is stored. */
export interface Logo {
  type: string;
  bytes: Uint8Array;
  /** Names these bytes in the address of the logo. */
  version: string;
}

const picture = fileBytes({
  description: 'The picture.',
  max: { bytes: 262_144, words: '256 KiB' },
}).transform((bytes, { issues }): Logo => {
  const type = readFileType(bytes, 'image').mime;
  if (!types.includes(type)) {
    issues.push({ code: 'custom', message: 'must be a PNG, JPEG or WebP picture', input: bytes });
    return z.NEVER;
  }
  return { type, bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
});

/** The logo of a bot as clients send it: a picture in base64, or an empty text to remove it. */
export const LogoInput = z
  .preprocess(
    (value) => value ?? '',
    z.string().transform((value, { issues }): Logo | null => {
      if (value === '') return null;
      const { data, error } = picture.safeParse(value);
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', message, input: value });
      return data ?? z.NEVER;
    }),
  )
  .optional()
  .meta({
    description:
      'Picture in the head of the chat window, in base64: PNG, JPEG or WebP, at most 256 KiB. Empty: the first letter of the name.',
  });

/** Column with the path of the logo of the bot `b`; null without one. Another picture has another path. */
export const logoPath = fragment`'/c/' || b.public_key || '/logo?v=' || b.logo_version as logo`;

/** Keeps the logo of a bot, or removes it. */
export const saveLogo = (
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
  logo: Logo | null,
) => sql`
  update bots set logo = ${logo?.bytes ?? null}::bytea, logo_type = ${logo?.type ?? null}, logo_version = ${logo?.version ?? null}
  where workspace_id = ${workspace} and id = ${id}`;

/** Reads the logo of the bot with this public key; null without one. */
export async function readLogo(database: Database, publicKey: string): Promise<Logo | null> {
  const [logo] = await database.system.sql<Logo>`
    select b.logo_type as type, b.logo as bytes, b.logo_version as version from bots b
    where b.public_key = ${publicKey} and b.logo is not null`;
  return logo ?? null;
}
