import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { askBot, type Question, type SpokenListener, type Tried } from '../../data/ask.ts';
import { markTried } from '../../data/tried.ts';

export interface Asked {
  question: string;
  text: string;
  end: Tried | null;
  error: Error | null;
  isRunning: boolean;
}

/** A recorded question can be interrupted. */
type Interruptible = SpokenListener & { signal?: AbortSignal; begin?: () => void };

/** Asks one question at a time, and keeps what was said last. */
export function useAsk() {
  const { api, workspaceId } = usePlace();
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (input: Question, { signal, begin, onAudio }: Interruptible = {}): Promise<Asked> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const question = 'message' in input ? input.message : '';
    let now: Asked = { question, text: '', end: null, error: null, isRunning: true };
    const show = (change: Partial<Asked>) => {
      now = Object.assign({}, now, change);
      if (!own.signal.aborted) setAsked(now);
      return now;
    };
    show({});
    const either = signal ? AbortSignal.any([own.signal, signal]) : own.signal;
    try {
      const onTranscript = (heard: string) => {
        begin?.();
        show({ question: heard });
      };
      const pieces = askBot(api, input, { signal: either, onTranscript, onAudio });
      for (;;) {
        const step = await pieces.next();
        if (step.done) {
          markTried(workspaceId);
          return show({ end: step.value, isRunning: false });
        }
        show({ text: now.text + step.value });
      }
    } catch (error) {
      return show({ error: either.aborted ? null : (error as Error), isRunning: false });
    }
  };
  return { asked, ask };
}
