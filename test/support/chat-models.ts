import { createChatModel } from '@jawab/ai';
import type { ModelServer } from './model-server.ts';

/** Creates the product's Gemini model, connected to a fake server. */
export const geminiModel = ({ url }: ModelServer) =>
  createChatModel({ gemini: { apiKey: 'AIza-test', baseUrl: url }, chat: { model: 'gemini-test' } });

/** Creates the product's model for OpenAI-compatible servers, connected to a fake one. */
export const openaiModel = ({ openaiUrl }: ModelServer, callsTools = false) =>
  createChatModel({ chat: { url: openaiUrl, model: 'qwen/test', apiKey: 'sk-test', callsTools } });
