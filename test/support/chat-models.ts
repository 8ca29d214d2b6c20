import { createChatModel } from '@jawab/ai';
import type { ModelServer } from './model-server.ts';

/** The product's Gemini model, talking to a fake server. */
export const geminiModel = ({ url }: ModelServer) =>
  createChatModel({ gemini: { apiKey: 'AIza-test', baseUrl: url }, chat: { model: 'gemini-test' } });

/** The product's model for OpenAI-compatible servers, talking to a fake one. */
export const openaiModel = ({ openaiUrl }: ModelServer, callsTools = false) =>
  createChatModel({ chat: { url: openaiUrl, model: 'qwen/test', apiKey: 'sk-test', callsTools } });
