import { defineTool, diagnoseMcp } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'diagnose_mcp',
  title: 'Diagnose an MCP address',
  description:
    'Looks at an MCP address as a client that was given the address alone, and says in words what would stop it. Checks the certificate, redirects, the 401, the metadata, the exact address, proxies and CORS. Ends at the first fault that stops clients. Use it when a program cannot be connected.',
  scope: 'tokens:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'POST', path: '/mcp/diagnosis' },
  input: z.object({
    url: z
      .string()
      .max(2000, 'must have at most 2000 characters')
      .meta({ description: 'The MCP address as a client has it, such as https://bots.example.com/mcp.' }),
  }),
  output: z.object({
    data: z.object({
      checks: z
        .array(
          z.object({
            name: z.string().meta({
              description:
                'address, answer, redirect, refusal, challenge, resource, server, cors or errors: in the order in which a client needs them.',
            }),
            ok: z.boolean().meta({ description: 'false: something is wrong.' }),
            hint: z.string().nullable().meta({ description: 'What is wrong and what to do; null if ok.' }),
          }),
        )
        .meta({ description: 'What was checked, in this order.' }),
    }),
  }),
  async handler({ probe }, { url }) {
    return { data: { checks: await diagnoseMcp(probe, url) } };
  },
});
