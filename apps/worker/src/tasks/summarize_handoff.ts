import { summarizeHandoff } from '@jawab/core';
import { operatorOf } from '@jawab/runtime';
import { defineTask } from '../work.ts';

/** Has the chat model summarise a conversation for the person who takes it over. */
export default defineTask<{ workspaceId: string; conversationId: string }>({
  async run({ runtime, signal }, { workspaceId, conversationId }) {
    const principal = await operatorOf(runtime.database, workspaceId);
    await summarizeHandoff(runtime.contextFor(principal, { channel: 'api', signal }), conversationId);
  },
});
