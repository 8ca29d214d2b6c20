import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkspace } from '@jawab/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/support/world.ts';
import { workspaceOf } from './open.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  world = await openWorld();
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-open-'));
});
afterAll(async () => {
  await world?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a command without a workspace uses the demo workspace if it exists, else the only one', async () => {
  const runtime = { ...world.runtime, config: { ...world.runtime.config, dataDir } };
  await expect(workspaceOf(runtime, undefined)).rejects.toThrow('There is no workspace yet.');
  const { id: only } = await createWorkspace(world.runtime.database.system.sql, {
    name: 'Shop',
    plan: 'growth',
  });
  expect(await workspaceOf(runtime, undefined)).toBe(only);
  const elsewhere = { workspace_id: '00000000-0000-4000-8000-000000000000' };
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify(elsewhere));
  expect(await workspaceOf(runtime, undefined)).toBe(only);
  const { id: other } = await createWorkspace(world.runtime.database.system.sql, {
    name: 'Other',
    plan: 'growth',
  });
  await expect(workspaceOf(runtime, undefined)).rejects.toThrow('Name a workspace with --workspace');
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify({ workspace_id: other }));
  expect(await workspaceOf(runtime, undefined)).toBe(other);
  expect(await workspaceOf(runtime, only)).toBe(only);
});
