import { z } from 'zod';
import type { Context } from '../form/context.ts';
import { execute, finish } from '../form/execute.ts';
import type { ContactStep } from '../form/ports.ts';
import * as schemas from '../form/schemas.ts';
import { defineTool, type Tool } from '../form/tool.ts';
import { keepLead } from './leads.ts';

/**
 * Keeps the contact data a visitor gave in conversation, as the contact form would. Typed, judged and checked like every
 * tool, and no surface offers it: it stands in no registry, and only {@link captureLead} calls it.
 */
export const captureLeadTool = defineTool({
  name: 'capture_lead',
  title: 'Capture a lead',
  description: 'Keeps contact data a visitor typed and agreed to be reached by.',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/' },
  mcp: false,
  judgesBot: true,
  input: z.object({
    chatbotId: schemas.chatbotId,
    sessionId: z.string(),
    name: z.string().max(200),
    email: z.string().max(254),
    phone: z.string().max(40).nullable(),
  }),
  output: z.object({ lead_id: z.uuid(), created: z.boolean() }),
  async handler(ctx, { chatbotId, sessionId, name, email, phone }) {
    const saved = await keepLead(ctx, { botId: chatbotId, sessionId }, { name, email, phone, message: null });
    return { lead_id: saved.id, created: saved.created };
  },
});

/** Keeps what a turn decided to keep; does nothing for any other decision. */
export async function captureLead(
  ctx: Context,
  { botId, sessionId }: { botId: string; sessionId: string },
  contact: ContactStep | null,
): Promise<void> {
  if (contact?.step !== 'keep') return;
  const { name, email, phone } = contact;
  const input = { chatbotId: botId, sessionId, name: name ?? '', email: email ?? '', phone };
  await finish(await execute(captureLeadTool as unknown as Tool, ctx, input));
}
