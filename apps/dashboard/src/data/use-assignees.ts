import type { Output } from '@jawab/sdk';
import { useMay, useRead } from './api.tsx';

interface Assignee {
  id: string;
  name: string | null;
  presence?: Output<'list_members'>['data'][number]['presence'];
}

/**
 * Reads who can take a conversation or a lead: the reader, then the other members who can answer customers, those who are online
 * first. The person who has it stands before them if they have left or may only read.
 */
export function useAssignees(current?: Assignee | null): { people: Assignee[]; me: string | undefined } {
  const me = useRead('get_me', {}).data?.data.actor;
  const members =
    useRead('list_members', { limit: 100 }, { enabled: useMay()('members:read') }).data?.data ?? [];
  const rank = ({ id, presence }: Assignee) => (id === me?.id ? 2 : presence === 'online' ? 1 : 0);
  const people: Assignee[] = members
    .filter(({ role }) => role !== 'viewer')
    .toSorted((one, other) => rank(other) - rank(one));
  for (const one of [me, current])
    if (one?.id && people.every(({ id }) => id !== one.id)) people.unshift({ id: one.id, name: one.name });
  return { people, me: me?.id ?? undefined };
}
