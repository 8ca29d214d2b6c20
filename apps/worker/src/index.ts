export { rollUpAnalytics } from './analytics/roll-up-analytics.ts';
export { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';
