import { listRenewals, renewAccount } from '@jawab/core';
import { defineTask } from '../work.ts';

/** Renews the keys of channels that end by themselves. */
export default defineTask({
  async run({ runtime, signal }) {
    const { sql } = runtime.database.system;
    const kinds = [...runtime.messaging.kinds.values()].filter(({ renew }) => renew).map(({ name }) => name);
    for (const channel of await listRenewals(sql, kinds)) {
      if (signal.aborted) return;
      await renewAccount(runtime, sql, channel);
    }
  },
});
