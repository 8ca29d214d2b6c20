export { createChatModel } from './chat-model.ts';
export type { ChatModel, GeminiAccess, ModelConfig } from './config.ts';
export { createEmbedder } from './embedder.ts';
export { createTesseract } from './ocr/tesseract.ts';
export { probeChatModel } from './probe-chat-model.ts';
export { ProviderError, type ProviderErrorCode } from './provider-error.ts';
export { createSpeech, type Samples } from './speech/create-speech.ts';
