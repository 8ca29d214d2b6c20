import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type World } from '../support/world.ts';

const program = new URL('python-client.py.txt', import.meta.url).pathname;
const python = await runCommand(['python3', '--version'], {});
const withPython = python.out.startsWith('Python 3') ? test : test.skip;

let world: World;
let surfaces: Surfaces;
beforeAll(async () => {
  world = await openWorld();
  surfaces = await openSurfaces(world);
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
});

withPython(
  '[DESC-1 openapi] a client that Python builds from the document runs, and every body fits',
  async () => {
    const token = await (await createTenant(world)).token();
    const { code, out, err } = await runCommand(['python3', program, `${surfaces.url}/v1`, token], {});
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({
      made: 201,
      greeting: true,
      stream: true,
      added: 'queued',
      talks: 1,
      missing: [404, 'not_found'],
      refused: true,
      lists: true,
    });
  },
);
