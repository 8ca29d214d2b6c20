import { parentPort } from 'node:worker_threads';
import { type Preparation, prepare } from './prepare.ts';

parentPort?.on('message', (preparation: Preparation) => {
  parentPort?.postMessage(prepare(preparation));
});
