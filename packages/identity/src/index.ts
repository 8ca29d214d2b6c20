export { createIdentityApp } from './app.ts';
export { type Identity, openIdentity } from './identity.ts';
export type { IdentitySettings, OidcSettings } from './settings.ts';
