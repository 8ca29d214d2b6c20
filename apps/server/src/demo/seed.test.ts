import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@jawab/runtime';
import { expect, test } from 'vitest';
import { openWorld } from '../../../../test/support/world.ts';
import { seedDemo } from './seed.ts';

test('creates one demo workspace for all processes of a database', async () => {
  const world = await openWorld();
  const root = await mkdtemp(join(tmpdir(), 'jawab-demo-'));
  const start = (folder: string) => {
    const config = readConfig({ JAWAB_DATA: join(root, folder) });
    return seedDemo({ ...world.runtime, config }, 'http://127.0.0.1:4000');
  };
  try {
    const demos = await Promise.all([start('a'), start('b'), start('c')]);
    expect(demos.filter(Boolean)).toHaveLength(1);
    const creator = ['a', 'b', 'c'][demos.findIndex(Boolean)] as string;
    expect(await start(creator)).toMatchObject({ isNew: false });
    expect(await start('d')).toBeNull();
    const { sql } = world.runtime.database.system;
    expect(await sql`select 1 from workspaces where name = 'Demo'`).toHaveLength(1);
    await sql`delete from workspaces where name = 'Demo'`;
    expect(await start('d')).toMatchObject({ isNew: true });
  } finally {
    await world.close();
    await rm(root, { recursive: true, force: true });
  }
});
