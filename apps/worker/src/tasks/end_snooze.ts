import { defineTask } from '../work.ts';

/** Ends the time for which a conversation was put aside, so that open dashboards list it again at once. */
export default defineTask<{ workspaceId: string; conversationId: string }>({
  async run({ runtime }, { workspaceId, conversationId }) {
    const { sql } = runtime.database.workspace(workspaceId);
    await sql`
      update conversations set snooze_until = null, snoozed_at = null
      where workspace_id = ${workspaceId} and id = ${conversationId} and snooze_until <= now()`;
  },
});
