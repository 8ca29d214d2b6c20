import {
  browserHears,
  canRecord,
  decodeBase64,
  type Spoken,
  speakInBrowser,
  talk,
  talkInBrowser,
} from '@jawab/browser-voice';
import { cutSpeech } from '@jawab/language/speech/cut-speech.ts';
import type { Bot } from '@jawab/sdk';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../data/api.tsx';
import type { useAsk } from './use-ask.ts';

/** The state of the microphone. `asks`: the person reads who hears the recording. */
export type VoiceState = 'off' | 'asks' | 'denied' | 'listening' | 'thinking' | 'speaking';

const agreed = 'jawab:voice';

const encode = (recording: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(recording);
  });

/** Speaks with a bot. This service hears and speaks if it can hear the language, else the browser does. */
export function useVoice(bot: Bot, language: string | undefined, ask: ReturnType<typeof useAsk>['ask']) {
  const [state, setState] = useState<VoiceState>('off');
  const current = useRef<AbortController>(null);
  const { data: known } = useRead('list_voice_languages', {});
  const spoken = language ?? bot.language;
  const hears =
    canRecord() && known?.data.some((one) => one.language === spoken && one.hearing !== 'none') === true;
  const off = () => {
    current.current?.abort();
    current.current = null;
    setState('off');
  };
  useEffect(() => {
    const leave = () => current.current?.abort();
    const hide = () => document.hidden && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  async function answerRecording({ recording, holdMs, signal, begin, play }: Spoken): Promise<void> {
    const audio = { data: await encode(recording), format: recording.type };
    await ask(
      { id: bot.id, audio, language, holdMs },
      { signal, begin, onAudio: ({ seq, data }) => data && play(decodeBase64(data), seq) },
    );
  }

  async function answerText(message: string, signal: AbortSignal): Promise<void> {
    const { text, end } = await ask({ id: bot.id, message, language }, { signal });
    if (end && !signal.aborted)
      for (const part of cutSpeech(text, end.language)) void speakInBrowser(part.spoken, end.language);
  }

  async function on(): Promise<void> {
    const own = new AbortController();
    const { signal } = own;
    current.current = own;
    const context = new AudioContext();
    try {
      await context.resume();
      if (hears) await talk(context, { signal, show: setState, answer: answerRecording });
      else {
        const answer = (text: string) => answerText(text, signal);
        await talkInBrowser({ language: spoken, signal, show: setState, answer });
      }
      if (current.current === own || signal.aborted) off();
    } catch {
      setState(signal.aborted ? 'off' : 'denied');
    } finally {
      await context.close();
    }
  }

  return {
    state,
    canHear: hears || (known !== undefined && browserHears()),
    /** The host that hears; null: the maker of the browser, or this service. */
    heardBy: hears ? (known?.heard_by ?? location.host) : null,
    /** Turns the microphone on or off. Before the first time, `agree` confirms that the person knows who hears. */
    press(agree = false): void {
      if (agree) sessionStorage.setItem(agreed, '1');
      if (state !== 'off' && state !== 'denied' && !agree) return off();
      if (!sessionStorage.getItem(agreed)) return setState('asks');
      void on();
    },
  };
}
