import { readdirSync } from 'node:fs';
import { createRegistry, type Tool } from '@jawab/core';

const files = readdirSync(import.meta.dirname).filter(
  (file) => /^[a-z-]+\.ts$/.test(file) && file !== 'index.ts',
);

const loaded = await Promise.all(
  files.map(async (file) => {
    const { default: tool } = (await import(new URL(file, import.meta.url).href)) as { default: Tool };
    const expected = file.slice(0, -3).replaceAll('-', '_');
    if (tool?.name !== expected)
      throw new Error(`tools/${file} must export by default a tool named ${expected}.`);
    return tool;
  }),
);

/** All operations: the files of this folder. */
export const registry = createRegistry(loaded);
