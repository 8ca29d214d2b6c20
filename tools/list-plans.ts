import { defineTool, planNames, plans } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_plans',
  title: 'List plans',
  description:
    'Lists the plans of this service with their limits (null: no limit), and which one the workspace has. Call get_usage for what it used.',
  askedAs: 'prices subscription compare',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/plans' },
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        name: z.enum(planNames),
        current: z.boolean().meta({ description: 'The plan of this workspace.' }),
        api: z.boolean().meta({ description: 'Tokens may call the API and MCP.' }),
        webhooks: z.boolean(),
        bots: z.int().nullable(),
        messages_per_month: z.int().nullable(),
        requests_per_minute: z.int().nullable().meta({ description: 'Of each token.' }),
      }),
    ),
  }),
  handler({ principal }) {
    const data = planNames.map((name) => {
      const { api, webhooks, bots, messagesPerMonth, requestsPerMinute } = plans[name];
      return {
        name,
        current: name === principal.plan,
        api,
        webhooks,
        bots,
        messages_per_month: messagesPerMonth,
        requests_per_minute: requestsPerMinute,
      };
    });
    return Promise.resolve({ data });
  },
});
