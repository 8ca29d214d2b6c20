import { useAssignees } from '../data/use-assignees.ts';
import { useWords } from '../words/words.tsx';
import { Choice } from './field.tsx';

interface AssigneeChoiceProps {
  label: string;
  assignee: { id: string; name: string | null } | null;
  /** The choice while it is being saved: the id of a person, `me` or `nobody`. */
  saving: string | undefined;
  onChoose(assignee: string): void;
}

/**
 * A choice of who takes something, or nobody. It is shown at once, while it is being saved, and the field stays enabled, so that
 * it keeps the focus.
 */
export function AssigneeChoice({ label, assignee, saving, onChoose }: AssigneeChoiceProps) {
  const { say } = useWords();
  const { people, me } = useAssignees(assignee);
  const chosen = saving === 'me' ? me : saving?.replace('nobody', '');
  return (
    <Choice
      label={label}
      value={chosen ?? assignee?.id ?? ''}
      onChange={({ target }) => onChoose(target.value || 'nobody')}
    >
      <option value="">{say('unassigned')}</option>
      {people.map(({ id, name, presence }) => (
        <option key={id} value={id}>
          {presence && id !== me ? `${name} · ${say(presence)}` : name}
        </option>
      ))}
    </Choice>
  );
}
