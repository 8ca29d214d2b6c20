export { createVisitorApp } from './app.ts';
export { createPagesApp } from './pages/app.ts';
export type { DemoShop } from './pages/demo-page.ts';
