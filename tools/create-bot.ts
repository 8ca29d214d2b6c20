import {
  botColumns,
  defineTool,
  requireBotPlace,
  saveWindowSettings,
  schemas,
  WindowInput,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_bot',
  title: 'Create a bot',
  description:
    'Creates a support bot and returns it. Next, add knowledge with add_knowledge and try the bot with ask_bot. Counts toward the bot limit of the plan (402 bot_limit_reached).',
  askedAs: 'new bot assistant agent for a shop branch make another',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/bots', status: 201 },
  mcp: 'core',
  mcpUnlisted: Object.keys(WindowInput.shape),
  workspaceWide: true,
  input: WindowInput.extend({
    name: schemas.text(100, 'Name of the bot, shown to visitors; at most 100 characters.'),
    language: schemas
      .language('Language of the bot when a question does not show one (BCP 47). Defaults to en.')
      .default('en'),
  }),
  output: z.object({ data: schemas.Bot }),
  async handler({ tx, principal }, input) {
    const { workspace } = principal.reach;
    const { name, language } = input;
    const bot = await tx(async (sql) => {
      await requireBotPlace(sql, principal);
      const [{ id }] = (await sql<{ id: string }>`
        insert into bots (workspace_id, name, language) values (${workspace}, ${name}, ${language}) returning id`) as [
        { id: string },
      ];
      await sql`
        update workspaces set default_bot_id = ${id} where id = ${workspace} and default_bot_id is null`;
      await saveWindowSettings(sql, { workspace, id }, input);
      const [created] = await sql(schemas.Bot)`
        select ${botColumns} from bots b join workspaces w on w.id = b.workspace_id
        where b.workspace_id = ${workspace} and b.id = ${id}`;
      return created;
    });
    return { data: bot as z.infer<typeof schemas.Bot> };
  },
});
