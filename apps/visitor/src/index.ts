export { createVisitorApp } from './app.ts';
