import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { askBot, type Tried } from '../../data/ask.ts';

export interface Asked {
  question: string;
  text: string;
  end: Tried | null;
  error: Error | null;
  isRunning: boolean;
}

/** Asks one question at a time, and keeps what was said last. */
export function useAsk() {
  const { api } = usePlace();
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (id: string, question: string, language?: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let now: Asked = { question, text: '', end: null, error: null, isRunning: true };
    const show = (change: Partial<Asked>) => {
      now = Object.assign({}, now, change);
      if (!own.signal.aborted) setAsked(now);
    };
    show({});
    try {
      const pieces = askBot(api, { id, message: question, language }, own.signal);
      for (;;) {
        const step = await pieces.next();
        if (step.done) return show({ end: step.value, isRunning: false });
        show({ text: now.text + step.value });
      }
    } catch (error) {
      show({ error: error as Error, isRunning: false });
    }
  };
  return { asked, ask };
}
