import { groupMissing } from '../analytics/group-missing.ts';
import { defineTask } from '../work.ts';

/** Groups what agents of a workspace missed by the vectors of its words. */
export default defineTask<{ workspaceId: string }>({
  async run({ runtime, signal }, { workspaceId }) {
    const { embedder } = runtime;
    if (embedder)
      await groupMissing(runtime.database.workspace(workspaceId), { workspaceId, embedder, signal });
  },
});
