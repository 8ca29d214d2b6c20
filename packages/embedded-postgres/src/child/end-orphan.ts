import { readFileSync } from 'node:fs';

/**
 * Kills a hanging database process whose owner is gone (Linux only).
 * It checks that the recorded process still runs `script`, because ids are reused and differ between containers.
 */
export function endOrphan(pidPath: string, script: string): void {
  try {
    const pid = Number(readFileSync(pidPath, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (pid > 1 && pid !== process.pid && command.includes(script)) process.kill(pid, 'SIGKILL');
  } catch {}
}
