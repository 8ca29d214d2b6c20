import type { Output } from '@jawab/sdk';
import { useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { isSameLanguage } from '../../words/same-language.ts';
import { useWords } from '../../words/words.tsx';

export interface Translation {
  /** True if this service translates, and a message is in another language than the page. */
  isOffered: boolean;
  isOn: boolean;
  isBusy: boolean;
  toggle(): void;
  retry(): void;
  /** The translation of a message, if it is shown. */
  of(messageId: string): string | undefined;
  isReady: boolean;
  /** Why messages are not translated, in English. */
  note: string | null;
  error: Error | null;
}

/** Translates a conversation into the language of the page, once a person asks for it. */
export function useTranslation({
  session_id: sessionId,
  messages,
}: Output<'get_conversation'>['data']): Translation {
  const { language } = useWords();
  const [isOn, setOn] = useState(false);
  const me = useRead('get_me', {});
  const query = useRead('get_conversation', { sessionId, translate: language }, { enabled: isOn });
  const read = isOn ? query.data?.data : undefined;
  const texts = new Map(read?.messages.map(({ id, translation }) => [id, translation]));
  const isForeign = messages.some((one) => one.language && !isSameLanguage(one.language, language));
  return {
    isOffered: !!me.data?.data.translates && isForeign,
    isOn,
    isBusy: isOn && query.isFetching,
    toggle: () => setOn(!isOn),
    retry: () => void query.refetch(),
    of: (id) => texts.get(id) ?? undefined,
    isReady: texts.size > 0,
    note: read?.translation?.note ?? null,
    error: isOn ? query.error : null,
  };
}
