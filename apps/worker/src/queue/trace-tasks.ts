import type { Spans } from '@jawab/core';
import type { Task } from '../work.ts';

/** Runs each job as a span of the trace that queued it. A job that no traced call queued begins a trace of its own. */
export function traceTasks(tasks: Map<string, Task>, spans: Spans): Map<string, Task> {
  const traced = [...tasks].map(([name, task]): [string, Task] => [
    name,
    {
      run(work, payload) {
        const { traceparent = null, workspaceId } = payload as { traceparent?: string; workspaceId?: string };
        const facts = { 'jawab.task': name, ...(workspaceId && { 'jawab.workspace_id': workspaceId }) };
        return spans.begin({ name: `job ${name}`, kind: 'consumer', facts }, traceparent, () =>
          task.run(work, payload),
        );
      },
    },
  ]);
  return new Map(traced);
}
