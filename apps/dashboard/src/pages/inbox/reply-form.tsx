import { Send } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useChange } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

interface ReplyFormProps {
  sessionId: string;
  language: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a person writes to the visitor. Ctrl+Enter sends. */
export function ReplyForm({ sessionId, language, field }: ReplyFormProps) {
  const { say, nameLanguage } = useWords();
  const [text, setText] = useState('');
  const reply = useChange('reply_to_conversation');
  const send = () => {
    if (!text.trim() || reply.isPending) return;
    reply.mutate({ sessionId, text: text.trim() }, { onSuccess: () => setText('') });
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing) send();
  };
  return (
    <form
      className="grid gap-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={say('reply')}
        ref={field}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        hint={language ? say('visitorWrites', { language: nameLanguage(language) }) : undefined}
      />
      <Refusal error={reply.error} />
      <div className="flex justify-end">
        <Button type="submit" kind="primary" icon={Send} isBusy={reply.isPending} disabled={!text.trim()}>
          {say('sendReply')}
        </Button>
      </div>
    </form>
  );
}
