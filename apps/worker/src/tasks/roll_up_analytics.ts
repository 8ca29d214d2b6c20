import { rollUpAnalytics } from '../analytics/roll-up-analytics.ts';
import { defineTask } from '../work.ts';

/** Counts the days of a workspace that are over or have changed since they were counted. */
export default defineTask<{ workspaceId: string }>({
  async run({ runtime, signal }, { workspaceId }) {
    const began = performance.now();
    const days = await rollUpAnalytics(runtime.database.workspace(workspaceId), { workspaceId, signal });
    const ms = Math.round(performance.now() - began);
    if (days.length > 0) runtime.log.info({ workspaceId, days: days.length, ms }, 'analytics rolled up');
  },
});
