import { createHmac } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs who a visitor is, as the server of a site does. It expires in ten minutes, unless `claims` says when. */
export function signIdentity(
  secret: string,
  claims: { sub: string; exp?: number } & Record<string, unknown>,
): string {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(Object.assign({ exp }, claims))}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
