export { seedDemo } from './demo/seed.ts';
export { type Role, type Service, serve } from './serve.ts';
