import {
  createWorkspace,
  defineTool,
  LimitExceptions,
  type Limits,
  planNames,
  schemas,
  Workspace,
  wholeDatabase,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_workspace',
  title: 'Create a workspace',
  description:
    'Creates an empty workspace and returns it. The plan sets its limits; limits overrides single ones. Next, create a token and a bot in it.',
  scope: 'workspace:write',
  audience: ['operator'],
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'workspace',
  rest: { method: 'POST', path: '/workspaces', status: 201 },
  input: z.object({
    name: schemas.text(200, 'Name of the workspace; at most 200 characters.'),
    plan: z.enum(planNames).default('growth').meta({ description: 'The plan. Defaults to growth.' }),
    limits: LimitExceptions.optional().meta({ description: 'Limits that differ from the plan.' }),
    egressAllowed: z.boolean().default(false).meta({ description: 'Whether EGRESS_ALLOW applies to it.' }),
  }),
  output: z.object({ data: Workspace }),
  async handler(ctx, { name, limits, ...fields }) {
    const workspace = { ...fields, name: name.trim(), limits: limits as Partial<Limits> };
    return { data: await wholeDatabase(ctx).tx((sql) => createWorkspace(sql, workspace)) };
  },
});
