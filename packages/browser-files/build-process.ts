import { argv } from 'node:process';
import type { BrowserApp } from './prepare.ts';
import { writeFiles } from './write-files.ts';

// Builds one app: node build-process.ts MODULE NAME FOLDER
const [, , module = '', name = '', folder = ''] = argv;
const apps: Record<string, BrowserApp> = await import(module);
const app = apps[name];
if (!app) throw new Error(`${module} exports no ${name}.`);
await writeFiles(folder, await app.build());
