import {
  createPlayer,
  decodeBase64,
  type Spoken,
  speakInBrowser,
  talk,
  talkInBrowser,
} from '@jawab/browser-voice';
import type { Api } from '../chat/api.ts';
import type { State } from '../chat/state.ts';
import type { Config } from '../chat/types.ts';
import type { Ui } from '../panel/ui.ts';

/** Creates the voice of a window: it hears questions and speaks answers until it is turned off. */
export default function createVoice(ui: Ui, api: Api) {
  const { conversation, say } = ui;
  const { state } = conversation;
  let current: AbortController | null = null;
  const context = new AudioContext();
  /** Replies of persons that were spoken, or were read before the microphone was on. */
  const spoken = new Set(state.now.logItems.map(({ key }) => key));

  const config = () => state.now.config as Config;
  const hears = () => config().voice.hears.includes(config().language);
  const speaks = (language?: string | null) => config().voice.speaks.includes(language ?? config().language);

  /** The browser speaks if it also hears, and what this service cannot say. */
  const reader = ui.extras?.createSentenceReader((text, language) => {
    if (!current || (hears() && speaks(language)) || !config().voice.autoplay) return;
    void speakInBrowser(text, language ?? config().language);
  });
  state.watch(() => {
    reader?.(state.now);
    for (const { key, role, id, language } of state.now.logItems) {
      if (role !== 'person' || !id || spoken.has(key)) continue;
      spoken.add(key);
      if (current && hears() && speaks(language)) void speakMessage(id, current.signal);
    }
  });

  async function speakMessage(messageId: string, signal: AbortSignal): Promise<void> {
    const player = createPlayer(context);
    signal.addEventListener('abort', player.stop);
    const response = await api.send('speech', { body: { messageId }, signal }).catch(() => null);
    if (response) player.add(await response.arrayBuffer());
  }

  let messageId = '';
  let hush = () => {};

  /** Asks what was recorded, and plays the spoken answer. */
  async function answer({ recording, holdMs, heard, signal, begin, play, stop }: Spoken): Promise<void> {
    hush = stop;
    const nothing: { text: string; language: string; times: number }[] = [];
    const form = new FormData();
    form.append('audio', recording);
    form.append('holdMs', `${holdMs}`);
    form.append('pageLanguage', config().language);
    if (heard !== null) form.append('heard', JSON.stringify({ messageId, seq: heard }));
    await conversation.askSpoken({
      form,
      signal,
      onTranscript(id) {
        messageId = id;
        begin();
      },
      onNothing: (said) => void nothing.push(said),
      onAudio({ seq, data }) {
        if (data && config().voice.autoplay) play(decodeBase64(data), seq);
      },
    });
    const [said] = nothing;
    if (!said || signal.aborted) return;
    // It listens again when this was said, because it would hear itself.
    if (config().voice.autoplay) await speakInBrowser(said.text, said.language);
    if (said.times > 1) off();
  }

  const show = (voice: State['voice']) => state.set({ voice });

  function end(voice: State['voice']): void {
    current?.abort();
    current = null;
    speechSynthesis?.cancel();
    show(voice);
  }
  const off = () => end('off');
  document.addEventListener('visibilitychange', () => document.hidden && off());

  return {
    off,
    hush() {
      hush();
      speechSynthesis?.cancel();
    },
    async on(): Promise<void> {
      current = new AbortController();
      const { signal } = current;
      const { language } = config();
      await context.resume();
      try {
        await (hears()
          ? talk(context, { signal, answer, show })
          : talkInBrowser({ signal, show, language, answer: conversation.ask }));
        if (!signal.aborted) off();
      } catch {
        if (signal.aborted) return;
        ui.announce(say('voiceDenied'));
        end('denied');
      }
    },
  };
}
