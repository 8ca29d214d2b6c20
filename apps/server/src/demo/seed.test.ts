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

test('a restart keeps the origins that the owner set, and follows the port of the service until then', async () => {
  const world = await openWorld();
  const root = await mkdtemp(join(tmpdir(), 'jawab-demo-'));
  const config = readConfig({ JAWAB_DATA: root });
  const start = (port: number) => seedDemo({ ...world.runtime, config }, `http://127.0.0.1:${port}`);
  const { sql } = world.runtime.database.system;
  const origins = async () =>
    (await sql`select allowed_origins from bots where name <> 'A'`)[0]?.allowed_origins;
  try {
    await start(4000);
    expect(await origins()).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000']);
    await start(5000);
    expect(await origins()).toEqual(['http://localhost:5000', 'http://127.0.0.1:5000']);
    const pages = [
      ['http://localhost:5000', 'https://shop.example'],
      ['http://localhost:3000'],
      ['http://localhost:3000', 'http://127.0.0.1:5173'],
    ];
    for (const own of pages) {
      await sql`update bots set allowed_origins = ${own}`;
      await start(6000);
      expect(await origins()).toEqual(own);
    }
    await sql`update bots set allowed_origins = '{}'`;
    await start(6000);
    expect(await origins()).toEqual([]);
    await sql`delete from bots`;
    expect(await start(6000)).toBeNull();
  } finally {
    await world.close();
    await rm(root, { recursive: true, force: true });
  }
});
