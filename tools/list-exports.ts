import { defineTool, Export, exportColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_exports',
  title: 'List exports',
  description:
    'Lists the exports of this workspace, the newest first: the one being made and the last file. A new file replaces the one before. Give the person the url of the one that is ready: it opens in a browser that is signed in. Programs fetch it with an API token.',
  askedAs: 'backups made',
  scope: 'exports:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/workspace/exports' },
  workspaceWide: true,
  input: z.object({}),
  output: z.object({ data: z.array(Export) }),
  async handler(ctx) {
    const data = await ctx.sql(Export)`
      select ${exportColumns(ctx)} from exports e
      where e.workspace_id = ${ctx.principal.reach.workspace} order by e.created_at desc, e.id desc`;
    return { data };
  },
});
