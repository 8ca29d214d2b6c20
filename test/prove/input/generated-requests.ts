import fc from 'fast-check';
import { requestsTo } from '../../contract/fuzz-requests.ts';
import { openFuzzTarget } from '../../contract/fuzz-target.ts';
import type { Row } from '../row.ts';

const atOnce = 8;
const requests = { usual: 3_000, full: 100_000 };

const row: Row = {
  title:
    'requests generated from the OpenAPI document, partly broken: an answer that the document does not describe, or a 5xx',
  maxSeconds: 600,
  async run(trial) {
    const service = await openFuzzTarget(atOnce, (await trial.postgres()).url);
    trial.after(() => service.close());
    const statuses = new Map<number, number>();
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
    const wanted = trial.requests ?? (trial.isFull ? requests.full : requests.usual);
    const numRuns = Math.ceil(wanted / atOnce);
    await fc.assert(property, { seed: trial.seed, numRuns });
    const byStatus = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
    return { operations: service.operations.length, answers: byStatus.join(' ') };
  },
};
export default row;
