export { createRestApp } from './app.ts';
export { buildOpenApi } from './openapi/build.ts';
