import type { Context } from '@jawab/core';
import { type AllowList, EgressError, fetchPage } from '@jawab/egress';

const limits = { maxBytes: 2 * 1_048_576, totalMs: 10_000 };

/** Fetches a page of a customer through egress, at most 2 MiB in 10 seconds. */
export async function fetchSite(
  url: string,
  signal: AbortSignal,
  allow: AllowList | undefined,
): ReturnType<Context['fetchSite']> {
  try {
    const page = await fetchPage(Object.assign({ url, signal }, limits, allow && { allow }));
    const policy = page.headers['content-security-policy'] ?? null;
    return { site: { url: page.url, policy, html: new TextDecoder().decode(page.bytes) } };
  } catch (error) {
    if (error instanceof EgressError) return { error: error.message };
    throw error;
  }
}
