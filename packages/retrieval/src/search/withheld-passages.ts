import { type Fragment, fragment, type SearchRequest } from '@jawab/core';

/**
 * Selects the passages that must not answer now: of archived documents, drafts and documents outside their dates. The first
 * condition is that of an index, so that a base without any costs one look.
 */
export const withheldPassages = ({ workspaceId, drafts = false }: SearchRequest): Fragment => fragment`
  select c.id as chunk_id from documents d join chunks c on c.workspace_id = d.workspace_id and c.document_id = d.id
  where d.workspace_id = ${workspaceId}::uuid
    and (d.archived or d.publish = 'draft' or d.valid_from is not null or d.valid_until is not null)
    and (d.archived or (d.publish = 'draft' and not ${drafts}::boolean) or d.valid_from > now() or d.valid_until <= now())`;
