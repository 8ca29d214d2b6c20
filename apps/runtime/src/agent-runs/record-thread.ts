import { workerData } from 'node:worker_threads';
import { createDatabase, createPool, workLimits } from '@jawab/db';
import { openStore } from './open-store.ts';
import { recordTestRun, type TestRunIds } from './record-test-run.ts';

const { connectionString, ids } = workerData as { connectionString: string; ids: TestRunIds };
const pool = createPool(connectionString, 2, workLimits);
const database = createDatabase(pool);
await recordTestRun(await openStore(pool), database.workspace(ids.workspaceId), ids);
await database.close();
