import { runTests, type TestRunPayload } from '@jawab/core';
import { operatorOf } from '@jawab/runtime';
import { defineTask } from '../work.ts';

/** Runs the test cases of a bot. */
export default defineTask<TestRunPayload>({
  async run({ runtime, signal }, payload) {
    const principal = await operatorOf(runtime.database, payload.workspaceId);
    await runTests(runtime.contextFor(principal, { channel: 'api', signal }), payload);
  },
});
