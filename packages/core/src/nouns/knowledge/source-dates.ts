import type { Source } from '../../form/ports.ts';
import { type Fragment, fragment } from '../../form/sql.ts';
import { timeText } from '../events/events.ts';

/** Expression for sources as a JSON array, each with `as_of`: when its document was last read. */
export const datedSources = (workspaceId: string, sources: readonly Source[]): Fragment =>
  sources.length === 0
    ? fragment`'[]'::jsonb`
    : fragment`(
        select jsonb_agg(s.source || jsonb_build_object('as_of', ${timeText(fragment`d.indexed_at`)}) order by s.position)
        from jsonb_array_elements(${JSON.stringify(sources)}::jsonb) with ordinality s(source, position)
        left join documents d on d.workspace_id = ${workspaceId} and d.id = (s.source ->> 'document_id')::uuid
      )`;
