import { reaskQuestions } from '@jawab/core';
import { operatorOf } from '@jawab/runtime';
import { defineTask } from '../work.ts';

/** Asks the unanswered questions of a workspace again, after its base changed. */
export default defineTask<{ workspaceId: string }>({
  async run({ runtime, signal }, { workspaceId }) {
    const principal = await operatorOf(runtime.database, workspaceId);
    await reaskQuestions(runtime.contextFor(principal, { channel: 'api', signal }));
  },
});
