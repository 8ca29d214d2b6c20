export { createMcpApp, type McpAppOptions } from './app.ts';
export { measureToolList } from './measure-tool-list.ts';
