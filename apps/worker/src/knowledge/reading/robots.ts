import { type AllowList, EgressError, fetchPage, orAbort } from '@jawab/egress';
import robotsParser from 'robots-parser';
import { askedWait, Fault } from './fault.ts';

/** Checks addresses against robots.txt. */
export interface RobotsRules {
  /** Throws a {@link Fault} if the site forbids the address, or if its rules cannot be read now. */
  check(url: string, options: { allow?: AllowList | undefined; signal: AbortSignal }): Promise<void>;
}

interface Rules {
  isAllowed(url: string, agent: string): boolean | undefined;
}

/** The package's own types describe a module that cannot be imported as it is. */
const parseRules = robotsParser as unknown as (address: string, text: string) => Rules;

interface Kept {
  /** Null if nothing is forbidden. */
  rules: Rules | null;
  bytes: number;
  until: number;
}

/** The product token of our user agent, which robots.txt addresses us by. */
const productToken = 'JawabBot';
const keptForMs = 3_600_000;
const maxHosts = 1_000;
const maxBytes = 8 * 1_048_576;
/** RFC 9309 requires reading at least 500 KiB. */
const maxRulesBytes = 512 * 1_024;
/** The maximum length of rules with `*`. Matching one costs its length times the length of the address. */
const maxWildcardChars = 8_192;

const disallowed =
  'The robots.txt of this site does not allow this page. Paste its text instead, or ask the site to allow JawabBot.';

/**
 * Creates a cache of robots.txt rules by RFC 9309: a 4xx answer allows everything; 5xx, 429 or no answer forbids
 * everything for now. It keeps rules for an hour per origin, at most 1,000 origins and 8 MiB.
 */
export function createRobotsRules(now = () => Date.now()): RobotsRules {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, Promise<Kept>>();
  let bytes = 0;

  const forget = (origin: string) => {
    bytes -= kept.get(origin)?.bytes ?? 0;
    kept.delete(origin);
  };
  const keep = (origin: string, found: Kept) => {
    forget(origin);
    kept.set(origin, found);
    bytes += found.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxHosts && bytes <= maxBytes) break;
      forget(oldest);
    }
  };

  return {
    async check(url, { allow, signal }) {
      const { origin } = new URL(url);
      let found = kept.get(origin);
      if (!found || found.until <= now()) {
        const key = `${origin} ${allow !== undefined}`;
        let asking = asked.get(key);
        if (!asking) {
          asking = readRules(origin, allow, now).finally(() => asked.delete(key));
          asked.set(key, asking);
        }
        found = await orAbort(asking, signal);
        keep(origin, found);
      }
      if (found.rules?.isAllowed(url, productToken) === false)
        throw new Fault('robots_disallowed', disallowed);
    },
  };
}

/** The limit on robots.txt. It comes before the page, and both together end within 20 s. */
const rulesMs = 6_000;

async function readRules(origin: string, allow: AllowList | undefined, now: () => number): Promise<Kept> {
  const address = `${origin}/robots.txt`;
  const nothing: Kept = { rules: null, bytes: 0, until: now() + keptForMs };
  const page = await fetchPage({
    url: address,
    maxBytes: 4 * maxRulesBytes,
    totalMs: rulesMs,
    anyStatus: true,
    ...(allow && { allow }),
  }).catch((error) => {
    if (error instanceof EgressError && error.code === 'too_many_redirects') return null;
    throw unreachable(error);
  });
  if (!page) return nothing;
  if (page.status === 429 || page.status >= 500) throw unreachable(null, askedWait(page));
  if (page.status >= 400) return nothing;
  const text = boundRules(new TextDecoder().decode(page.bytes.subarray(0, maxRulesBytes)));
  return { rules: parseRules(address, text), bytes: text.length, until: now() + keptForMs };
}

/** The site itself is out of reach, so its robots.txt is not the trouble. */
const outOfReach = new Set(['dns_failed', 'connection_failed', 'timed_out']);

/** Passes on a refusal that applies to the page as well. */
function unreachable(error: unknown, retryAfterMs: number | null = null): unknown {
  if (error instanceof EgressError && !error.retryable && error.code !== 'too_large') return error;
  if (error instanceof EgressError && outOfReach.has(error.code)) {
    const passing = error.code !== 'timed_out';
    const reason = error.message.replace(/ Try again later\.$/, '');
    const next = passing ? 'It is tried again automatically.' : 'Try again later.';
    return new Fault('robots_unreachable', `The site cannot be reached: ${reason} ${next}`, { passing });
  }
  return new Fault(
    'robots_unreachable',
    'The robots.txt of this site cannot be read, so the page cannot be fetched for now. It is tried again automatically.',
    { passing: true, retryAfterMs },
  );
}

function boundRules(text: string): string {
  let left = maxWildcardChars;
  const isBounded = (line: string) => {
    if (!line.includes('*') || /^\s*user-agent/i.test(line)) return true;
    left -= line.length;
    return left >= 0;
  };
  return text
    .split(/\r\n|\r|\n/)
    .filter(isBounded)
    .join('\n');
}
