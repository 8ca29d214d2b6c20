import { LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useChange } from '../../data/api.tsx';
import { useDraft } from '../../data/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

/** Where a person writes a note for the team. Ctrl+Enter saves, Escape closes and keeps the draft. */
export function NoteForm({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { say } = useWords();
  const id = useId();
  const [text, setText] = useDraft(`${sessionId}.note`);
  const add = useChange('add_note');
  const save = () => {
    if (!text.trim() || add.isPending) return;
    const onSuccess = () => {
      setText('');
      onClose();
    };
    add.mutate({ sessionId, text: text.trim() }, { onSuccess });
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) save();
    if (key === 'Escape') onClose();
  };
  return (
    <form
      className="grid gap-2 border-t border-line bg-warn-tint p-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id} className="flex items-center gap-1 text-sm font-medium">
        <LockKeyhole aria-hidden size={14} className="shrink-0" /> {say('note')}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        // The person has just asked for the field.
        autoFocus
        value={text}
        maxLength={4000}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className="w-full resize-none rounded-box border border-edge bg-raised px-3 py-1.5 text-base"
      />
      <Refusal error={add.error} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p id={`${id}-hint`} className="me-auto text-xs">
          {say('noteHint')}
        </p>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={add.isPending} disabled={!text.trim()}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
