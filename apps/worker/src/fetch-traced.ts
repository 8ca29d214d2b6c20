import { type FetchPageOptions, fetchPage, type Page } from '@jawab/egress';
import type { Runtime } from '@jawab/runtime';

/** Fetches a page as a span of its job. The span says the host; an address may contain a secret. */
export function fetchTraced(
  { spans }: Pick<Runtime, 'spans'>,
  options: FetchPageOptions & { url: string },
): Promise<Page> {
  if (!spans) return fetchPage(options);
  const facts = { 'server.address': URL.parse(options.url)?.hostname ?? '' };
  return spans.run({ name: 'fetch page', kind: 'client', facts }, async () => {
    const page = await fetchPage(options);
    spans.note({ 'http.response.status_code': page.status, 'jawab.bytes': page.bytes.length });
    return page;
  });
}
