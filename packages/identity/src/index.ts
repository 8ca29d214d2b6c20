export { createIdentityApp } from './app.ts';
export { type Identity, openIdentity } from './identity.ts';
export { createOAuthApp } from './oauth/app.ts';
export type { Resource } from './oauth/resources.ts';
export type { IdentitySettings, OidcSettings } from './settings.ts';
