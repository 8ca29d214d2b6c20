export { createRestApp, type RestOptions } from './app.ts';
export { buildOpenApi } from './openapi/build.ts';
