import type { Output } from '@jawab/sdk';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Choice } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';

type Conversation = Output<'get_conversation'>['data'];

/** Assigns a conversation to a person who can answer it, those who are online first. */
export function AssigneeChoice({
  sessionId,
  assignee,
}: {
  sessionId: string;
  assignee: Conversation['assignee'];
}) {
  const { say } = useWords();
  const me = useRead('get_me', {}).data?.data.actor;
  const members =
    useRead('list_members', { limit: 100 }, { enabled: useMay()('members:read') }).data?.data ?? [];
  const assign = useChange('assign_conversation');
  const own = members.find(({ id }) => id === me?.id);
  const others = members
    .filter(({ id, role }) => id !== me?.id && role !== 'viewer')
    .toSorted((one, other) => Number(other.presence === 'online') - Number(one.presence === 'online'));
  // A choice is shown at once, while it is being saved. The field stays enabled, so that it keeps the focus.
  const saving = assign.isPending ? assign.variables.assignee.replace('nobody', '') : undefined;
  return (
    // As wide before the names of colleagues are read as after.
    <span className="grid w-48 max-w-full [&_select]:w-full [&>span]:w-full">
      <Choice
        label={say('assignedTo')}
        value={saving ?? assignee?.id ?? ''}
        onChange={({ target }) => assign.mutate({ sessionId, assignee: target.value || 'nobody' })}
      >
        <option value="">{say('unassigned')}</option>
        {assignee && ![me?.id, ...others.map(({ id }) => id)].includes(assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
        {me?.id && <option value={me.id}>{own?.name ?? me.name}</option>}
        {others.map(({ id, name, presence }) => (
          <option key={id} value={id}>{`${name} · ${say(presence)}`}</option>
        ))}
      </Choice>
    </span>
  );
}
