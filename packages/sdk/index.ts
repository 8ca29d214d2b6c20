export {
  ApiError,
  type Client,
  createClient,
  type Input,
  type OperationName,
  type Output,
} from './client.ts';
export type * from './operations.d.ts';
export { channels } from './routes.ts';
