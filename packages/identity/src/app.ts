import { fail, parseInput } from '@jawab/core';
import {
  type Answer,
  type Backend,
  type Call,
  checkOwnPage,
  createAddressReader,
  createOwnOrigin,
  defaultTimes,
  mountSurface,
  networkOf,
  parseJson,
  readBody,
  refuseMethod,
  sessionCookie,
} from '@jawab/http';
import { Hono } from 'hono';
import { forward } from './forward.ts';
import type { Identity } from './identity.ts';
import type { Answered, AuthCall } from './route.ts';
import { routes } from './routes.ts';

/** Our cookies have this prefix; on https, browsers bind them to the host. */
const secured = '__Host-jawab.';

const toBetterAuth = (cookie: string | null) => cookie?.replaceAll(secured, 'jawab.') ?? null;
const toBrowser = (cookies: string[], isSecure: boolean) =>
  isSecure ? cookies.map((one) => `${one.replace(/^jawab\./, secured)}; Secure`) : cookies;

/** Splits the address of a request into the path below `/api/auth` and the query without its `?`. */
function readPath({ url }: Request) {
  const { pathname, search } = new URL(url, 'http://any');
  return { path: pathname.slice('/api/auth'.length), query: search.slice(1) };
}

const toAnswer = ({ status = 200, location, data, cookies = [] }: Answered, isSecure: boolean): Answer => ({
  status,
  headers: location ? { location } : { 'content-type': 'application/json' },
  body: location ? '' : JSON.stringify({ data }),
  cookies: toBrowser(cookies, isSecure),
});

/**
 * Creates the surface of people: `/api/auth/*`, an allow-list before better-auth. Unsafe requests must come from a page of
 * this service. Errors have the Error shape of every other surface.
 */
export function createIdentityApp(identity: Identity, backend: Backend): Hono {
  const { settings, database } = identity.parts;
  const ownOriginOf = createOwnOrigin(settings);
  const readAddress = createAddressReader(settings.trustProxy);

  async function answer(call: Call): Promise<Answer> {
    const { request, incoming } = call;
    const { path, query } = readPath(request);
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return fail('not_found', 'There is nothing here. docs/people.md lists the requests.');
    call.operation = path;
    if (request.method !== route.method) refuseMethod(request.method, [route.method]);
    const ownOrigin = ownOriginOf(request);
    checkOwnPage(request, ownOrigin);
    const bytes = route.method === 'POST' ? await readBody(request, incoming) : new Uint8Array(0);
    const input = parseInput(route.input, bytes.length > 0 ? parseJson(bytes) : {});
    const address = networkOf(readAddress(request, incoming));
    const send: AuthCall['send'] = async ({ method = 'POST' as const, path: to, body, isAdmitted }) =>
      forward(await identity.auth(), identity.baseUrl, {
        method,
        path: to,
        body,
        isAdmitted,
        address,
        cookie: toBetterAuth(request.headers.get('cookie')),
        userAgent: request.headers.get('user-agent'),
      });
    const session = identity.readSession(request, sessionCookie(ownOrigin));
    const done = await route.perform({ identity, settings, database, address, session, send }, input, query);
    return toAnswer(done, ownOrigin.startsWith('https:'));
  }

  const app = new Hono();
  const { drainMs } = defaultTimes;
  mountSurface(app, ['/api/auth/*'], { name: 'auth', backend, hosts: settings, drainMs, answer });
  return app;
}
