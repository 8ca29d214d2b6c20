import fc from 'fast-check';
import { requestsTo } from '../../contract/fuzz-requests.ts';
import { openFuzzTarget } from '../../contract/fuzz-target.ts';
import type { Row, Trial } from '../row.ts';

const atOnce = 8;
/** Some requests delete the workspace or its token, and then every answer is 401: a new service begins. */
const perService = 2_000;
const requests = { usual: 3_000, full: 100_000 };

const row: Row = {
  title:
    'requests generated from the OpenAPI document, partly broken: an answer that the document does not describe, or a 5xx',
  maxSeconds: 600,
  async run(trial) {
    const { url } = await trial.postgres();
    const statuses = new Map<number, number>();
    const wanted = trial.requests ?? (trial.isFull ? requests.full : requests.usual);
    let operations = 0;
    for (let left = wanted, seed = trial.seed; left > 0; left -= perService, seed++)
      operations = await askService(trial, { url, seed, count: Math.min(left, perService), statuses });
    const byStatus = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
    return { operations, answers: byStatus.join(' ') };
  },
};
export default row;

interface Asking {
  url: string;
  seed: number;
  count: number;
  statuses: Map<number, number>;
}

/** Opens a new service and sends requests to it. Returns the number of its operations. */
async function askService(trial: Trial, { url, seed, count, statuses }: Asking): Promise<number> {
  const service = await openFuzzTarget(atOnce, url);
  try {
    const anyRequest = fc.oneof(
      ...service.operations.map((operation) => requestsTo(operation, service.known)),
    );
    const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(batch, async (asked) => {
      trial.tried(atOnce);
      await Promise.all(
        asked.map(async (one) => {
          const answer = await service.send(one);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const fault = service.findFault(one, answer);
          if (fault) trial.wrong(`${one.operation.method} ${one.path} ${String(one.body)}: ${fault}`);
        }),
      );
    });
    await fc.assert(property, { seed, numRuns: Math.ceil(count / atOnce) });
    return service.operations.length;
  } finally {
    await service.close();
  }
}
