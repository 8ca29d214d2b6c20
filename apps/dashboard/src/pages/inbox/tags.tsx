import type { Output } from '@jawab/sdk';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

const chip =
  'inline-flex min-w-0 max-w-full items-center gap-1 rounded-box border border-line bg-tint px-2 py-0.5 text-xs text-accent';

/** Tags to read. */
export const TagChips = ({ tags }: { tags: string[] }) =>
  tags.map((tag) => (
    <bdi key={tag} className={`${chip} truncate`}>
      {tag}
    </bdi>
  ));

/** The tags of a conversation, where they are added and removed. */
export function Tags({ conversation }: { conversation: Output<'get_conversation'>['data'] }) {
  const { say } = useWords();
  const mayWrite = useMay()('conversations:write');
  const change = useChange('set_tags');
  const [isAdding, setAdding] = useState(false);
  const returnsFocus = useRef(false);
  const { session_id: sessionId } = conversation;
  // A change is shown at once, while it is being saved.
  const tags = change.isPending ? change.variables.tags : conversation.tags;
  const set = (next: string[]) => change.mutate({ sessionId, tags: next });
  if (!mayWrite && tags.length === 0) return null;
  return (
    <section aria-label={say('tags')} className="flex min-w-0 flex-wrap items-center gap-1 text-sm">
      {mayWrite ? (
        tags.map((tag) => (
          <span key={tag} className={chip}>
            <bdi className="truncate">{tag}</bdi>
            <button
              type="button"
              aria-label={say('removeTag', { tag })}
              onClick={() => set(tags.filter((one) => one !== tag))}
              className="grid size-6 shrink-0 place-items-center rounded-box hover:bg-hover"
            >
              <X aria-hidden size={12} />
            </button>
          </span>
        ))
      ) : (
        <TagChips tags={tags} />
      )}
      {isAdding && (
        <NewTag
          onClose={(keepsFocus) => {
            returnsFocus.current ||= keepsFocus;
            setAdding(false);
          }}
          onAdd={(tag) => !tags.includes(tag) && set([...tags, tag])}
        />
      )}
      {mayWrite && !isAdding && tags.length < 10 && (
        <Button
          ref={(button) => {
            if (returnsFocus.current) button?.focus();
            returnsFocus.current = false;
          }}
          kind="quiet"
          icon={Plus}
          onClick={() => setAdding(true)}
        >
          <span className="@max-[440px]:sr-only">{say('addTag')}</span>
        </Button>
      )}
      <Refusal error={change.error} />
    </section>
  );
}

interface NewTagProps {
  onAdd: (tag: string) => void;
  /** `keepsFocus`: a key closed the field, so the focus goes back to what opened it. */
  onClose: (keepsFocus: boolean) => void;
}

/** A field for one tag that suggests those in use. Enter adds it, Escape closes. */
function NewTag({ onAdd, onClose }: NewTagProps) {
  const { say } = useWords();
  const id = useId();
  const known = useRead('list_tags', {});
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') onClose(true);
    if (key !== 'Enter') return;
    event.preventDefault();
    const tag = currentTarget.value.trim();
    if (tag) onAdd(tag);
    onClose(true);
  };
  return (
    <>
      <input
        aria-label={say('addTag')}
        list={id}
        dir="auto"
        // The person has just asked for the field.
        autoFocus
        maxLength={40}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => {
          if (target.value.trim()) onAdd(target.value.trim());
          onClose(false);
        }}
        className="min-h-8 w-40 rounded-box border border-edge bg-raised px-2 text-sm"
      />
      <datalist id={id}>
        {known.data?.data.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
