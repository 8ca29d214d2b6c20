import type { Auth } from './create-auth.ts';
import { addressHeader, admittedHeader } from './own-headers.ts';

/** A request to better-auth. It is a new request, so only what is listed here reaches it. */
export interface Forwarded {
  method: 'GET' | 'POST';
  /** The path after `/api/auth`, with the query. */
  path: string;
  body?: object;
  /** The header `Cookie`, with our names of cookies. */
  cookie: string | null;
  address: string;
  userAgent: string | null;
  /** The caller may make an account: they have an invitation or the code of the first owner. */
  isAdmitted?: boolean;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of better-auth, read by each route
  body: any;
  cookies: string[];
  location: string | null;
}

/** Sends a request to better-auth, as from its own page. */
export async function forward(auth: Auth, baseUrl: string, request: Forwarded): Promise<Reply> {
  const headers = new Headers({ origin: baseUrl, [addressHeader]: request.address });
  if (request.cookie) headers.set('cookie', request.cookie);
  if (request.userAgent) headers.set('user-agent', request.userAgent.slice(0, 300));
  if (request.isAdmitted) headers.set(admittedHeader, 'yes');
  if (request.body) headers.set('content-type', 'application/json');
  const response = await auth.handler(
    new Request(`${baseUrl}/api/auth${request.path}`, {
      method: request.method,
      headers,
      ...(request.body && { body: JSON.stringify(request.body) }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
  };
}
