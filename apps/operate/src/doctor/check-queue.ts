import { type Finding, type OpenScene, ok, warning, wrong } from './finding.ts';

const maxWaitS = 300;

interface QueueState {
  waiting: number;
  due: number;
  running: number;
  given_up: number;
  oldest_s: number;
  workers: number;
}

/** Counts jobs and workers: due jobs that wait long, and jobs that were given up. */
export async function checkQueue({ database: { system } }: OpenScene): Promise<Finding[]> {
  const [state] = await system.sql<QueueState>`select * from queue_state()`;
  const { waiting, due, running, given_up, oldest_s, workers } = state as QueueState;
  const jobs = `Jobs: ${due} due, ${running} running, ${waiting} waiting for their time.`;
  const findings: Finding[] = [];
  if (workers === 0)
    findings.push(
      due > 0
        ? wrong(`No worker runs. ${jobs} Start the server, or a process with \`--roles worker\`.`)
        : warning(`No worker runs. ${jobs}`),
    );
  else if (oldest_s > maxWaitS)
    findings.push(
      warning(
        `The oldest due job has waited ${Math.round(oldest_s / 60)} minutes. ${jobs} Start more workers.`,
      ),
    );
  else findings.push(ok(`Workers: ${workers}. ${jobs}`));
  if (given_up > 0)
    findings.push(
      warning(`Jobs given up after their last attempt: ${given_up}. The log of the worker says why.`),
    );
  return findings;
}
