import { type AudioPiece, execute, type Piece, type Tool } from '@jawab/core';
import { type ModelServer, startModelServer } from './model-server.ts';
import { type SpeechServer, startSpeechServer } from './speech-server.ts';
import { makeVoiceWav } from './voice.ts';
import { createTenant, openWorld, type Tenant, type World } from './world.ts';

/** A workspace of a service that hears and speaks. */
export interface SpeechShop {
  speech: SpeechServer;
  model: ModelServer;
  world: World;
  shop: Tenant;
  close(): Promise<void>;
}

/**
 * Opens a service whose speech is an OpenAI-compatible server, or Gemini's if `engine` says so. A chat model answers with
 * `reply`; without one, the service quotes.
 */
export async function openSpeechShop({
  reply,
  engine = 'openai',
}: {
  reply?: string;
  engine?: 'openai' | 'gemini';
} = {}): Promise<SpeechShop> {
  const [model, speech] = await Promise.all([startModelServer({ reply }), startSpeechServer()]);
  const engines = {
    openai: { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' },
    gemini: { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: speech.url },
  };
  const chat = { CHAT_MODEL: reply ? 'm' : '', CHAT_MODEL_URL: reply ? model.openaiUrl : '' };
  const world = await openWorld(Object.assign({ LOG_LEVEL: 'silent' }, engines[engine], chat));
  return {
    speech,
    model,
    world,
    shop: await createTenant(world),
    async close() {
      await world.close();
      await speech.close();
      await model.close();
    },
  };
}

/** A recording that the speech server hears, as callers send it. */
export const recording = { data: makeVoiceWav(500).toString('base64') };

/** The pieces that a tool that speaks yields, and its output. */
export interface Heard {
  pieces: Piece[];
  audio: AudioPiece[];
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests know the shape of their results
  output: any;
}

/** Speaks a recording to a tool of a workspace, and hears everything. */
export async function speakTo(tool: Tool, tenant: Tenant, input: object = {}): Promise<Heard> {
  const run = await execute(tool, tenant.context(), { audio: recording, ...input });
  const pieces: Piece[] = [];
  for (;;) {
    const step = await run.next();
    if (!step.done) pieces.push(step.value);
    else
      return {
        pieces,
        output: step.value,
        text: pieces.filter((piece) => typeof piece === 'string').join(''),
        audio: pieces.flatMap((piece) => (typeof piece !== 'string' && 'audio' in piece ? piece.audio : [])),
      };
  }
}
