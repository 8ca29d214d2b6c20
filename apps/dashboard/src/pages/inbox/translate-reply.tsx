import { ApiError } from '@jawab/sdk';
import { Languages } from 'lucide-react';
import { useChange, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

interface ReplyTranslation {
  /** The reply in the customer's language; null if it is not shown, or not of the text as it is now. */
  preview: string | null;
  isBusy: boolean;
  /** True once it is known that this service has no chat model. */
  needsModel: boolean;
  error: Error | null;
  canStart: boolean;
  start(): void;
}

/** Translates a reply before it is sent. A change of the text ends the preview. */
export function useReplyTranslation(sessionId: string, text: string): ReplyTranslation {
  const me = useRead('get_me', {});
  const translate = useChange('reply_to_conversation');
  const written = text.trim();
  const { data, variables, error } = translate;
  const isCurrent = variables?.text === written;
  const translates = me.data?.data.translates;
  return {
    preview: (isCurrent && data?.data.translation?.text) || null,
    isBusy: translate.isPending,
    needsModel: translates === false,
    error: isCurrent ? error : null,
    canStart: translates === true && written !== '',
    start: () => translate.mutate({ sessionId, text: written, translate: true, preview: true }),
  };
}

interface TranslateReplyProps {
  translation: ReplyTranslation;
  /** The id of the text that says that a chat model is needed. */
  describedBy: string;
}

/** The button that translates a reply. */
export function TranslateReply({ translation, describedBy }: TranslateReplyProps) {
  const { say } = useWords();
  const { preview, isBusy, canStart, needsModel, start } = translation;
  return (
    <Button
      kind="quiet"
      icon={Languages}
      isBusy={isBusy}
      disabled={!canStart}
      aria-describedby={needsModel ? describedBy : undefined}
      // On a phone, the button that sends has the room of what is done.
      className={preview ? '@max-[440px]:hidden' : ''}
      onClick={start}
    >
      {say('translationPreview')}
    </Button>
  );
}

/** The reply as the customer will read it, or why it is not translated. */
export function ReplyPreview({
  translation,
  language,
}: {
  translation: ReplyTranslation;
  language: string | null;
}) {
  const { say } = useWords();
  const { preview, error } = translation;
  if (error instanceof ApiError && error.code === 'translation_unsafe')
    return (
      <p role="alert" className="rounded-box bg-danger-tint px-3 py-2 text-sm text-danger">
        {say('translationUnsafe')}
      </p>
    );
  return (
    <>
      <div role="status" className="grid gap-1 empty:hidden">
        {preview && (
          <>
            <p className="text-xs text-soft">{say('translationPreview')}</p>
            <p
              dir="auto"
              lang={language ?? undefined}
              className="max-h-40 overflow-y-auto rounded-box border border-dashed border-line px-3 py-2 whitespace-pre-wrap"
            >
              {preview}
            </p>
          </>
        )}
      </div>
      <Refusal error={error} />
    </>
  );
}
