import { groupQuestions } from '../analytics/group-questions.ts';
import { defineTask } from '../work.ts';

/** Groups the new questions of a workspace by their vectors. */
export default defineTask<{ workspaceId: string }>({
  async run({ runtime, signal }, { workspaceId }) {
    const { embedder } = runtime;
    if (embedder)
      await groupQuestions(runtime.database.workspace(workspaceId), { workspaceId, embedder, signal });
  },
});
