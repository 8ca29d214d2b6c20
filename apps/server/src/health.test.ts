import { expect, test } from 'vitest';
import { openWorld } from '../../../test/support/world.ts';
import { serve } from './serve.ts';

test('is not ready while the database refuses writes, and ready again afterwards', async () => {
  const world = await openWorld({ PORT: '0', LOG_LEVEL: 'silent' });
  const service = await serve(world.runtime, ['rest']);
  const ready = async () => (await fetch(`${service.url}/readyz`)).status;
  const { sql } = world.runtime.database.system;
  try {
    expect(await ready()).toBe(200);
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise 'could not extend file' using errcode = 'disk_full'; end $$`;
    await sql`create trigger refuse before insert or update on processes for each row execute function refuse()`;
    await expect.poll(ready).toBe(503);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    await sql`drop trigger refuse on processes`;
    await expect.poll(ready).toBe(200);
  } finally {
    await service.stop();
    await world.close();
  }
});
