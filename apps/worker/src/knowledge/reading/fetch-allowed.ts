import { type FetchPageOptions, fetchPage, type Page } from '@jawab/egress';
import type { Runtime } from '@jawab/runtime';
import type { BusyHosts } from './busy-hosts.ts';
import { askedWait, Fault } from './fault.ts';
import type { RobotsRules } from './robots.ts';

/** The parts of a worker that decide whether a site is asked. */
interface Sites {
  runtime: Pick<Runtime, 'spans'>;
  robots: RobotsRules;
  hosts: BusyHosts;
}

type AllowedFetch = FetchPageOptions & { url: string; signal: AbortSignal };

/**
 * Fetches an address, whatever its status, if robots.txt allows it. A host that answers 429 rests. Throws Fault or EgressError.
 */
export async function fetchAllowed({ runtime, robots, hosts }: Sites, options: AllowedFetch): Promise<Page> {
  const { url, allow, signal } = options;
  try {
    await robots.check(url, { allow, signal });
  } catch (error) {
    if (error instanceof Fault && error.retryAfterMs !== null) hosts.rest(url, error.retryAfterMs);
    throw error;
  }
  const page = await fetchTraced(runtime, options);
  if (page.status === 429) hosts.rest(url, askedWait(page));
  else hosts.wake(url);
  if (page.redirects > 0) await robots.check(page.url, { allow, signal });
  return page;
}

/** Fetches a page as a span of its job. The span says the host; an address may contain a secret. */
function fetchTraced({ spans }: Sites['runtime'], options: AllowedFetch): Promise<Page> {
  const whole = Object.assign({ anyStatus: true }, options);
  if (!spans) return fetchPage(whole);
  const facts = { 'server.address': URL.parse(options.url)?.hostname ?? '' };
  return spans.run({ name: 'fetch page', kind: 'client', facts }, async () => {
    const page = await fetchPage(whole);
    spans.note({ 'http.response.status_code': page.status, 'jawab.bytes': page.bytes.length });
    return page;
  });
}
