export { createIdentityApp } from './app.ts';
export { type Identity, openIdentity } from './identity.ts';
export { createOAuthApp } from './oauth/app.ts';
export type { IdentitySettings } from './settings.ts';
