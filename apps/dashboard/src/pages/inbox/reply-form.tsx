import type { Output } from '@jawab/sdk';
import { Clock3, Send } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useChange } from '../../data/api.tsx';
import { useDraft } from '../../data/use-draft.ts';
import { useNow } from '../../data/use-now.ts';
import { useTyping } from '../../data/use-typing.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useEnterSends, useSendKeys } from '../../ui/single-keys.ts';
import { isSameLanguage } from '../../words/same-language.ts';
import { useWords } from '../../words/words.tsx';
import type { Lead } from './lead-panel.tsx';
import { NamesToFill } from './names-to-fill.tsx';
import { ReplyPreview, TranslateReply, useReplyTranslation } from './translate-reply.tsx';
import { useNames } from './use-names.ts';
import { useSavedReplies } from './use-saved-replies.tsx';

interface ReplyFormProps {
  conversation: Output<'get_conversation'>['data'];
  lead: Lead | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a person writes to the visitor. Ctrl+Enter sends, or Enter if the person chose so; a slash offers saved replies. */
export function ReplyForm({ conversation, lead, field }: ReplyFormProps) {
  const { session_id: sessionId, language, reply_until: replyUntil } = conversation;
  const { say, nameLanguage, writeTime, language: own } = useWords();
  const isForeign = language !== null && !isSameLanguage(language, own);
  const isClosed = useNow() > Date.parse(replyUntil ?? '9999-12-31');
  const id = useId();
  const [text, setText] = useDraft(sessionId);
  const showTyping = useTyping(sessionId);
  const names = useNames(conversation.customer_id, lead);
  const saved = useSavedReplies({ field, language, names, onText: setText });
  const [doesEnterSend] = useEnterSends();
  const sendKeys = useSendKeys();
  const reply = useChange('reply_to_conversation');
  const translation = useReplyTranslation(sessionId, text);
  const { preview } = translation;
  const send = () => {
    if (!text.trim() || reply.isPending || isClosed) return;
    const original = preview ? text.trim() : undefined;
    reply.mutate({ sessionId, text: preview ?? text.trim(), original }, { onSuccess: () => setText('') });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event;
    if (saved.onKeyDown(event) || nativeEvent.isComposing) return;
    // Outside of the field, single keys close the conversation and open the next one.
    if (key === 'Escape') currentTarget.blur();
    if (key !== 'Enter') return;
    if (!ctrlKey && !metaKey && (!doesEnterSend || shiftKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="relative grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {say('reply')}
      </label>
      {saved.list}
      <textarea
        {...saved.props}
        id={id}
        ref={field}
        rows={3}
        dir="auto"
        value={text}
        placeholder={say('reply')}
        readOnly={isClosed}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setText(target.value);
          saved.onType(target);
          showTyping();
        }}
        onKeyDown={onKeyDown}
        className="w-full resize-none rounded-box border border-edge bg-raised px-3 max-lg:h-16 py-1.5 text-base placeholder:text-soft"
      />
      <NamesToFill text={text} names={names} />
      <ReplyPreview translation={translation} language={language} />
      <Refusal error={reply.error} />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <p id={`${id}-note`} className="grid min-w-40 flex-1 text-xs text-soft">
          {language && <span>{say('visitorWrites', { language: nameLanguage(language) })}</span>}
          {isForeign && translation.needsModel && <span>{say('translateNeedsModel')}</span>}
          {replyUntil && (
            <span className={`flex items-center gap-1 ${isClosed ? 'text-danger' : ''}`}>
              <Clock3 aria-hidden size={12} className="shrink-0" />
              {isClosed ? say('sendError_window_closed') : say('replyUntil', { time: writeTime(replyUntil) })}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {isForeign && <TranslateReply translation={translation} describedBy={`${id}-note`} />}
          <kbd dir="ltr" className="font-sans text-xs text-soft max-lg:hidden">
            {sendKeys}
          </kbd>
          <Button
            type="submit"
            kind="primary"
            icon={Send}
            isBusy={reply.isPending}
            disabled={!text.trim() || isClosed}
          >
            {say(preview ? 'sendTranslation' : 'sendReply')}
          </Button>
        </div>
      </div>
    </form>
  );
}
