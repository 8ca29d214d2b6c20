import { defineTool, Export, exportColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'export_workspace',
  title: 'Export the workspace',
  description:
    'Starts an export of everything in this workspace: a zip of JSON lines and uploaded files from a single snapshot, without secrets. If one is being made, it returns that one. When it is ready, list_exports returns a url: the link under which a signed-in admin or owner downloads the file in a browser.',
  askedAs: 'export everything backup download all data archive leave',
  scope: 'exports:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'export',
  rest: { method: 'POST', path: '/workspace/exports', status: 202 },
  workspaceWide: true,
  input: z.object({}),
  output: z.object({ data: Export }),
  async handler(ctx) {
    const { tx, jobs, principal } = ctx;
    const workspaceId = principal.reach.workspace;
    const data = await tx(async (sql) => {
      for (;;) {
        const [added] = await sql<{ id: string }>`
          insert into exports (workspace_id) values (${workspaceId}) on conflict do nothing returning id`;
        if (added)
          await jobs.add(sql, 'build_export', { workspaceId, id: added.id }, { key: `export:${added.id}` });
        const [queued] = await sql(Export)`
          select ${exportColumns(ctx)} from exports e where e.workspace_id = ${workspaceId} and e.status = 'queued'`;
        if (queued) return queued;
      }
    });
    return { data };
  },
});
