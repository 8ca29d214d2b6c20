import { createMcpApp } from '@jawab/mcp';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

test('smoke', async () => {
  const app = createMcpApp({ runtime: world.runtime, registry });
  const token = await tenant.token();
  const client = new Client({ name: 't', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const transport = new StreamableHTTPClientTransport(new URL('http://127.0.0.1:4000/mcp'), {
    fetch: async (url, init) => {
      const r = await app.fetch(new Request(url, init));
      console.log(init?.method, r.status, [...r.headers], (await r.clone().text()).slice(0, 600));
      return r;
    },
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  console.log((await client.listTools()).tools.map((t) => t.name));
  console.log(await client.callTool({ name: 'list_bots', arguments: {} }));
  console.log(await client.callTool({ name: 'list_leads', arguments: { limit: 1000 } }));
  console.log(
    JSON.stringify(
      await client.callTool(
        { name: 'ask_bot', arguments: { message: 'hello, do you ship to Mars?' } },
        { onprogress: (p) => console.log(p) },
      ),
    ),
  );
  await client.close();
});
