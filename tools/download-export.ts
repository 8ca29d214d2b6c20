import { defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'download_export',
  title: 'Download an export',
  description:
    'Returns the zip file of an export that is ready. Supports range requests, so an interrupted download can resume.',
  askedAs: 'get the backup file archive zip',
  scope: 'exports:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/workspace/exports/{id}/file', file: true },
  mcp: false,
  workspaceWide: true,
  input: z.object({
    id: schemas.id('Id of the export.'),
    workspace: schemas
      .id('The workspace, for a link in a browser, which cannot send `X-Workspace`.')
      .optional(),
  }),
  output: z.object({
    data: z.object({ id: z.uuid(), bytes: z.number().int().meta({ description: 'Size of the file.' }) }),
  }),
  async handler({ sql, principal: { reach } }, { id }) {
    const [data] = await sql<{ id: string; bytes: number }>`
      select id, bytes from exports where workspace_id = ${reach.workspace} and id = ${id} and status = 'ready'`;
    return {
      data:
        data ?? fail('not_found', `There is no export ${id} that is ready. Call list_exports for the ids.`),
    };
  },
});
