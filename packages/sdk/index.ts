export { ApiError } from './api-error.ts';
export {
  type Chunk,
  type Client,
  createClient,
  type Input,
  type OperationName,
  type Output,
  type PagedName,
  type StreamedName,
} from './client.ts';
export type * from './operations.d.ts';
export { channels } from './routes.ts';
export type { CallOptions, ClientOptions } from './send.ts';
export { verifyWebhook, WebhookError, type WebhookRequest } from './verify-webhook.ts';
