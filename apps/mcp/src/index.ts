export { createMcpApp, type McpAppOptions } from './app.ts';
export { measureToolList } from './content/measure-tool-list.ts';
