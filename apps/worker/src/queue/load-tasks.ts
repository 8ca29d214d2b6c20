import { readdir } from 'node:fs/promises';
import type { Task } from '../work.ts';

const folder = new URL('../tasks/', import.meta.url);

/** Loads the tasks. Each file of `tasks/` is one task with the file's name. Throws if a file has no task. */
export async function loadTasks(): Promise<Map<string, Task>> {
  const files = (await readdir(folder)).filter((file) => /^[a-z_]+\.ts$/.test(file)).sort();
  const tasks = new Map<string, Task>();
  for (const file of files) {
    const { default: task } = (await import(new URL(file, folder).href)) as { default?: Task };
    if (!task?.run) throw new Error(`tasks/${file} has no task as its default export.`);
    tasks.set(file.slice(0, -'.ts'.length), task);
  }
  return tasks;
}
