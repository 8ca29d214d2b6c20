import type { Tenant, World } from './world.ts';

/** Starts a crawl whose pages are chosen, and ends its search with pages of a shop: `/0`, `/1` and so on. Returns its id. */
export async function addFoundCrawl(
  { runtime }: World,
  tenant: Tenant,
  { pages = 3, chatbotId }: { pages?: number; chatbotId?: string } = {},
): Promise<string> {
  const asked = { url: 'https://shop.example.com/', choose: true, chatbotId };
  const { id } = (await tenant.call('crawl_site', asked)).data;
  await runtime.database.system.tx(async (sql) => {
    await sql`update crawls set status = 'running', kind = 'section', search = 'over' where id = ${id}`;
    await sql`
      insert into crawl_pages (workspace_id, crawl_id, position, url, title, status)
      select ${tenant.workspaceId}, ${id}, at, 'https://shop.example.com/' || at, 'Page ' || at, 'seen'
      from generate_series(0, ${pages - 1}::int) at`;
  });
  return id;
}
