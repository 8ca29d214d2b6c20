import {
  addMember,
  createWorkspace,
  defineTool,
  LimitExceptions,
  type Limits,
  planNames,
  requireOperator,
  requireRoomForWorkspace,
  schemas,
  Workspace,
  wholeDatabase,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_workspace',
  title: 'Create a workspace',
  description:
    'Creates an empty workspace and returns it. A person becomes its owner and can own at most 10. The operator of the service also sets its plan, with limits that override single ones. Next, create a bot in it.',
  askedAs: 'new company organisation account',
  scope: null,
  audience: ['member', 'operator'],
  withoutWorkspace: true,
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'workspace',
  rest: { method: 'POST', path: '/workspaces', status: 201 },
  input: z.object({
    name: schemas.text(200, 'Name of the workspace; at most 200 characters.'),
    plan: z
      .enum(planNames)
      .optional()
      .meta({ description: 'The plan, set by the operator only. Defaults to growth.' }),
    limits: LimitExceptions.optional().meta({
      description: 'Limits that differ from the plan, set by the operator only.',
    }),
    egressAllowed: z
      .boolean()
      .optional()
      .meta({ description: 'Whether EGRESS_ALLOW applies to it, set by the operator only.' }),
  }),
  output: z.object({ data: Workspace }),
  async handler(ctx, { name, plan, limits, egressAllowed }) {
    const { principal, newWorkspacePlan } = ctx;
    requireOperator(principal, { plan, limits, egressAllowed });
    const person = principal.actor === 'member' ? principal.memberId : null;
    const data = await wholeDatabase(ctx).tx(async (sql) => {
      if (person) await requireRoomForWorkspace(sql, person);
      const workspace = await createWorkspace(sql, {
        name: name.trim(),
        plan: plan ?? (person ? newWorkspacePlan : 'growth'),
        limits: limits as Partial<Limits> | undefined,
        egressAllowed,
      });
      if (person) await addMember(sql, { workspaceId: workspace.id, personId: person, role: 'owner' });
      return workspace;
    });
    return { data };
  },
});
