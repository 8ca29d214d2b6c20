import { fail } from '@jawab/core';
import { type Config, createHostCheck } from '@jawab/runtime';

type Settings = Pick<Config, 'host' | 'port' | 'publicUrl' | 'allowedHosts'>;

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const inBrackets = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const hasPort = (host: string) => /:\d+$/.test(host);

function listHosts({ host, port, publicUrl, allowedHosts }: Settings) {
  const own = [inBrackets(host), ...loopback];
  const outside = publicUrl ? [new URL(publicUrl)] : [];
  const exact = [
    ...own.map((name) => `${name}:${port}`),
    ...(port === 80 ? own : []),
    ...outside.flatMap((url) => [
      url.host,
      `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`,
    ]),
    ...allowedHosts.filter(hasPort),
  ];
  const onAnyPort = [...allowedHosts.filter((name) => !hasPort(name)), ...(port === 0 ? own : [])];
  return [exact, onAnyPort].map((names) => new Set(names.map((name) => name.toLowerCase())));
}

/**
 * Guards against pages that reach a local server through a browser (DNS rebinding). A Host is judged as on REST; the
 * pages that may call are those of the address listened on, loopback with its port, PUBLIC_URL and ALLOWED_HOSTS, where a
 * name without a port stands for every port. `check` fails with `misdirected_request` or `origin_forbidden`.
 */
export function createHostGuard(settings: Settings) {
  const [exact, onAnyPort] = listHosts(settings);
  const knows = (host: string) => {
    const name = host.toLowerCase();
    return exact?.has(name) || onAnyPort?.has(name.replace(/:\d+$/, ''));
  };
  const checkHost = createHostCheck(settings);
  return {
    check(host: string, origin: string | undefined) {
      checkHost(host);
      if (origin === undefined) return;
      if (!URL.canParse(origin) || !knows(new URL(origin).host))
        fail(
          'origin_forbidden',
          'Pages of this origin may not call this server. Add its host to ALLOWED_HOSTS.',
        );
    },
  };
}

const preflight = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '7200',
};

const exposed = {
  'Access-Control-Expose-Headers':
    'WWW-Authenticate, Retry-After, Mcp-Session-Id, X-Request-Id, RateLimit, RateLimit-Policy',
  Vary: 'Origin',
};

/** CORS headers for an origin the guard let through; none for callers that are no browsers. */
export const corsHeaders = (origin: string | undefined, method: string): Record<string, string> =>
  origin === undefined
    ? {}
    : {
        'Access-Control-Allow-Origin': origin,
        ...exposed,
        ...(method === 'OPTIONS' && preflight),
      };
