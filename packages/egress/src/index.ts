export { isPublicAddress } from './addresses.ts';
export { type AllowList, parseAllow } from './allow.ts';
export { type CallAnswer, type CallOptions, call } from './call.ts';
export { checkUrl, type UrlCheck, type UrlCheckOptions } from './check-url.ts';
export { type EgressCode, EgressError, MayHaveArrived } from './error.ts';
export { type FetchPageOptions, fetchPage, type Page } from './fetch-page.ts';
export { orAbort } from './or-abort.ts';
export { type PostAnswer, type PostOptions, post } from './post.ts';
export type { Resolve } from './resolve.ts';
