import { type Fragment, fragment } from '../../form/sql.ts';

/** The last ten messages with words, oldest first, as an answer is told of them. `from` selects them as `m`, up to its last condition. */
export const recentHistory = (from: Fragment): Fragment => fragment`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'role', m.role, 'content', m.content, 'documents', jsonb_path_query_array(m.sources, '$[*].document_id')
    ) order by m.position)
    from (
      select m.role, coalesce(m.heard, m.content) as content, m.sources, m.position from ${from}
        and coalesce(m.heard, m.content) <> '' and m.kind <> 'status'
      order by m.position desc limit 10
    ) m
  ), '[]')`;
