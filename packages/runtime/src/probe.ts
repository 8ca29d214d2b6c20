import type { Probe } from '@jawab/core';
import { type AllowList, EgressError, fetchPage, parseAllow, post } from '@jawab/egress';

const limits = { totalMs: 10_000 };
const maxBytes = 65_536;

/** Creates what sends single requests to addresses that callers choose, through egress: no redirects, 64 KiB, 10 seconds. */
export function createProbe(allow: AllowList | undefined, signal?: AbortSignal): Probe {
  const common = Object.assign({}, limits, allow && { allow }, signal && { signal });
  return async ({ method, url, headers = {}, body = '' }) => {
    try {
      if (method === 'GET') {
        const page = await fetchPage(
          Object.assign({ url, headers, maxBytes, maxRedirects: 0, anyStatus: true }, common),
        );
        return { status: page.status, headers: page.headers, text: new TextDecoder().decode(page.bytes) };
      }
      const sent = {
        url,
        headers,
        body: new TextEncoder().encode(body),
        firstBytes: maxBytes,
        httpsOnly: false,
      };
      const answer = await post(Object.assign(sent, common));
      return { status: answer.status, headers: answer.headers, text: answer.answer };
    } catch (error) {
      if (error instanceof EgressError) return { error: error.message };
      throw error;
    }
  };
}

/** Creates a probe for the operator of this machine, who may look at an address of their own network. */
export function createOperatorProbe(url: string): Probe {
  const parsed = URL.parse(url);
  const port = parsed?.port || (parsed?.protocol === 'https:' ? '443' : '80');
  return createProbe(parsed ? parseAllow(`${parsed.hostname}:${port}`) : undefined);
}
