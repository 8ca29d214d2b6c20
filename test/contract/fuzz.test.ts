import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FuzzRequest, type Operation, requestsTo } from './fuzz-requests.ts';
import { type FuzzTarget, openFuzzTarget } from './fuzz-target.ts';

const atOnce = 8;
/** The number of batches to any operation, then to operations that have not succeeded yet. */
const batches = 250;
const maxMore = 50;
/** Operations that succeed with what can be made up. */
const certainPosts = ['/bots', '/chat', '/kb/search'];

let service: FuzzTarget;
beforeAll(async () => {
  service = await openFuzzTarget(atOnce);
});
afterAll(() => service.close());

test('answers every random request as the document says, and never with an internal error', async () => {
  const { document, operations, known, send, findFault, restoreBots } = service;
  const reached = new Set<string>();
  const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
  const sendAll = (to: Operation[], batches: number) => {
    const anyRequest = fc.oneof(...to.map((operation) => requestsTo(operation, known)));
    const batch = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map(send));
      for (const [i, answer] of answers.entries()) {
        const asked = requests[i] as FuzzRequest;
        const fault = findFault(asked, answer);
        if (fault) throw new Error(`${asked.operation.method} ${asked.path} ${String(asked.body)}: ${fault}`);
        if (/^20\d$/.test(String(answer.status))) reached.add(nameOf(asked.operation));
      }
    });
    return fc.assert(property, { numRuns: batches, endOnFailure: true });
  };
  await sendAll(operations, batches);
  // For a request that needs the id of a lead or a webhook, only refusals are checked.
  const isForTokens = ({ method, path }: Operation) =>
    document.paths[path][method.toLowerCase()].security.some((one: object) => 'bearer' in one);
  const certain = operations
    .filter(isForTokens)
    .filter(({ method, path }) => (method === 'GET' && !path.includes('{')) || certainPosts.includes(path))
    .filter(({ method }) => method === 'GET' || method === 'POST');
  expect(certain.length).toBeGreaterThan(12);
  const missing = () => certain.filter((operation) => !reached.has(nameOf(operation)));
  await restoreBots();
  for (let more = 0; more < maxMore && missing().length > 0; more++) await sendAll(missing(), 1);
  expect(missing().map(nameOf)).toEqual([]);
}, 300_000);
