import { readFileSync } from 'node:fs';

/**
 * Kills a database process whose owner is gone and which is too wedged to notice. Only when the process of the
 * recorded id still runs `script` (Linux only): ids are reused, and differ between containers.
 */
export function endOrphan(pidPath: string, script: string): void {
  try {
    const pid = Number(readFileSync(pidPath, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (pid > 1 && pid !== process.pid && command.includes(script)) process.kill(pid, 'SIGKILL');
  } catch {}
}
