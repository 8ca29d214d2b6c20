export { createChatModel } from './chat-model.ts';
export { createEmbedder } from './embedder.ts';
export { createTesseract } from './ocr/tesseract.ts';
export { probeChatModel } from './probe-chat-model.ts';
export { ProviderError } from './provider-error.ts';
export { InstallFailed } from './sentence-models/fetch-file.ts';
export { installModel } from './sentence-models/install-model.ts';
export { installableModels, modelsFolder, sizeOf } from './sentence-models/installable.ts';
export { createSpeech } from './speech/create-speech.ts';
