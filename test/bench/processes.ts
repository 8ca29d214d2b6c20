import { readdirSync, readFileSync } from 'node:fs';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const fieldsOf = (pid: number) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Returns the ids of a process and all its descendants (Linux). */
export function tree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(fieldsOf(Number(name))[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const open = [root];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    found.push(pid);
    open.push(...(children.get(pid) ?? []));
  }
  return found;
}

/** Returns the CPU time that a process tree has used, in ms (the kernel counts in 10 ms steps). */
export const cpuMs = (root: number) =>
  tree(root).reduce((sum, pid) => {
    const fields = fieldsOf(pid);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  }, 0);

/** Returns the resident memory of a process tree, in MiB. */
export const memoryMiB = (root: number) =>
  Math.round(
    tree(root).reduce(
      (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
      0,
    ) / 1024,
  );

/** Waits until a server has done its startup work: indexing and calibrating the demo. */
export async function settle({ pid }: { pid: number }): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 3 && tries < 60; tries++) {
    const before = cpuMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 500));
    quiet = cpuMs(pid) - before < 50 ? quiet + 1 : 0;
  }
}
