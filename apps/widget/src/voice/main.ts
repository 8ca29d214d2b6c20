import type { Api } from '../chat/api.ts';
import type { Heard } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';
import { listen } from './listener.ts';
import { openMicrophone } from './microphone.ts';
import { createPlayer } from './player.ts';

const bargeInMs = 200;
const maxListenMs = 60_000;

const decode = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer;

/** Creates the voice of a window: it hears questions and speaks answers until it is turned off. */
export function createVoice(ui: Ui, api: Api) {
  const { conversation, say } = ui;
  const { state } = conversation;
  let talk: AbortController | null = null;
  const spoken = new Set<string>();

  const config = () => state.now.config;
  const speaks = (language?: string | null) =>
    !!config()?.voice.speaks.includes(language ?? config()?.language ?? '');

  /** Speaks with the browser what this service cannot say. */
  const reader = ui.extras?.createSentenceReader((text, language) => {
    if (!talk || speaks(language) || !config()?.voice.autoplay) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language ?? config()?.language ?? '';
    speechSynthesis.speak(utterance);
  });
  state.watch(() => {
    reader?.(state.now);
    for (const { key, role, id, language } of state.now.items) {
      if (role !== 'person' || !id || spoken.has(key)) continue;
      spoken.add(key);
      if (talk && speaks(language)) void speakMessage(id, talk.signal);
    }
  });

  async function speakMessage(messageId: string, signal: AbortSignal): Promise<void> {
    const response = await api.send('speech', { body: { messageId }, signal }).catch(() => null);
    if (response) createPlayer(context).add(await response.arrayBuffer());
  }

  const context = new AudioContext();

  /** Hears with this service, and plays its audio. Speaking into an answer stops it. */
  async function talkHere(signal: AbortSignal): Promise<void> {
    const microphone = await openMicrophone(context);
    let heard: Heard | null = null;
    signal.addEventListener('abort', microphone.close);
    try {
      while (!signal.aborted) {
        state.set({ voice: 'listening' });
        const recording = await microphone.record(signal);
        if (!recording) return;
        state.set({ voice: 'thinking' });
        heard = await turn(microphone, recording, heard, signal);
      }
    } finally {
      microphone.close();
    }
  }

  async function turn(
    microphone: Awaited<ReturnType<typeof openMicrophone>>,
    recording: Blob,
    heard: Heard | null,
    signal: AbortSignal,
  ): Promise<Heard | null> {
    const player = createPlayer(context);
    const cut = new AbortController();
    const over = new AbortController();
    const stop = () => {
      player.stop();
      cut.abort();
    };
    signal.addEventListener('abort', stop);
    const form = new FormData();
    form.append('audio', recording);
    if (heard) form.append('heard', JSON.stringify(heard));
    let messageId = '';
    const asked = conversation
      .askSpoken({
        form,
        signal: cut.signal,
        onTranscript(id) {
          messageId = id;
        },
        onAudio({ seq, data }) {
          if (!data || !config()?.voice.autoplay) return;
          if (seq === 0) void watchForSpeech();
          state.set({ voice: 'speaking' });
          player.add(decode(data), seq);
        },
      })
      .then(player.ended);
    async function watchForSpeech(): Promise<void> {
      await microphone.hear(bargeInMs, over.signal);
      if (!over.signal.aborted) stop();
    }
    await asked;
    over.abort();
    signal.removeEventListener('abort', stop);
    return cut.signal.aborted && messageId ? { messageId, seq: player.heard } : null;
  }

  /** Hears with the browser. */
  async function talkInBrowser(signal: AbortSignal): Promise<void> {
    const until = performance.now() + maxListenMs;
    while (!signal.aborted && performance.now() < until) {
      state.set({ voice: 'listening' });
      const text = await listen(config()?.language ?? 'en', signal);
      if (!text || signal.aborted) return;
      state.set({ voice: 'thinking' });
      await conversation.ask(text);
      state.set({ voice: 'speaking' });
      while (speechSynthesis.speaking && !signal.aborted)
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  function off(): void {
    talk?.abort();
    talk = null;
    speechSynthesis?.cancel();
    state.set({ voice: 'off' });
  }
  document.addEventListener('visibilitychange', () => document.hidden && off());

  return {
    off,
    async on(): Promise<void> {
      const own = new AbortController();
      talk = own;
      await context.resume();
      const hears = config()?.voice.hears.includes(config()?.language ?? '');
      try {
        await (hears ? talkHere : talkInBrowser)(own.signal);
      } catch {
        if (!own.signal.aborted) ui.announce(say('voiceDenied'));
        state.set({ voice: 'denied' });
        talk = null;
        return;
      }
      if (talk === own) off();
    },
  };
}
