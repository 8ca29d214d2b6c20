import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { keptDays } from '../../form/kept-days.ts';
import { fragment } from '../../form/sql.ts';

/** The size of every part of a stored export, except its last one. */
export const exportPartBytes = 1_048_576;

/** A zip file with everything in a workspace. */
export const Export = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'ready', 'failed']).meta({
    description: 'The file can be fetched when it is `ready`. If it is `failed`, start another export.',
  }),
  records: z.number().int().nullable().meta({ description: 'Records in the file; null until it is ready.' }),
  bytes: z.number().int().nullable().meta({ description: 'Size of the file; null until it is ready.' }),
  url: z.string().nullable().meta({
    description:
      'Where the file is: a link for the browser of a signed-in admin or owner, and for programs with the Authorization header of an API token. Ranges are answered, so an interrupted download can go on. Null until it is ready.',
  }),
  created_at: z.iso.datetime().meta({ description: 'RFC 3339, UTC.' }),
  finished_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().meta({ description: 'When the file is deleted: 7 days after its start.' }),
});

/** Returns the columns of an export as the API has them; `e` is the alias of the table. */
export const exportColumns = ({ baseUrl }: Pick<Context, 'baseUrl'>) => fragment`
  e.id, e.status, e.records, e.bytes, e.created_at, e.finished_at, e.created_at + ${keptDays.exports} * interval '1 day' as expires_at,
  case when e.status = 'ready' then ${baseUrl}::text || '/v1/workspace/exports/' || e.id || '/file?workspace=' || e.workspace_id end as url`;

/** Reads the part of an export that begins at `ordinal` × {@link exportPartBytes}. Returns null if it was deleted. */
export async function readExportPart(
  { sql, principal: { reach } }: Pick<Context, 'sql' | 'principal'>,
  id: string,
  ordinal: number,
): Promise<Buffer | null> {
  const [part] = await sql<{ bytes: Buffer }>`
    select bytes from export_parts
    where workspace_id = ${reach.workspace} and export_id = ${id} and ordinal = ${ordinal}`;
  return part?.bytes ?? null;
}
