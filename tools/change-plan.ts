import { defineTool, fail, LimitExceptions, planNames, Workspace, workspaceColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'change_plan',
  title: 'Change the plan',
  description:
    'Changes the plan of a workspace, its own limits, or whether EGRESS_ALLOW applies to it. Limits you send override those it has; null removes a limit. resetLimits takes limits from the plan again. Fields you leave out stay as they are.',
  askedAs: 'upgrade downgrade subscription billing price',
  scope: 'workspace:write',
  audience: ['operator'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'workspace',
  rest: { method: 'PATCH', path: '/workspace/plan' },
  workspaceWide: true,
  input: z.object({
    plan: z.enum(planNames).optional().meta({ description: 'The new plan.' }),
    limits: LimitExceptions.optional().meta({ description: 'Limits that differ from the plan.' }),
    resetLimits: z
      .array(LimitExceptions.keyof())
      .max(20, 'must name each limit once')
      .optional()
      .meta({ description: 'Limits that come from the plan again.' }),
    egressAllowed: z.boolean().optional().meta({ description: 'Whether EGRESS_ALLOW applies to it.' }),
  }),
  output: z.object({ data: Workspace }),
  async handler({ tx, principal: { reach } }, input) {
    const { plan = null, limits = {}, resetLimits = [], egressAllowed = null } = input;
    const data = await tx(async (sql) => {
      const [workspace] = await sql(Workspace)`
        update workspaces w set plan = coalesce(${plan}, w.plan),
          limits = (w.limits - ${resetLimits}::text[]) || ${JSON.stringify(limits)}::jsonb,
          egress_allowed = coalesce(${egressAllowed}, w.egress_allowed)
        where w.id = ${reach.workspace} returning ${workspaceColumns}`;
      return workspace ?? fail('not_found', 'This workspace was deleted.');
    });
    return { data };
  },
});
