export { createMcpApp } from './app.ts';
export { listResources } from './content/catalogue.ts';
export { measureToolList } from './content/measure-tool-list.ts';
