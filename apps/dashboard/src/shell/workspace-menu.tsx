import type { Output } from '@jawab/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Check, ChevronsUpDown, LogOut, Plus } from 'lucide-react';
import { signOut } from '../data/session.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useWords } from '../words/words.tsx';
import { Mark } from './mark.tsx';

export type ListedWorkspace = Output<'list_workspaces'>['data'][number];

/** Switches the workspace, and signs out. */
export function WorkspaceMenu({ workspaces }: { workspaces: ListedWorkspace[] }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const open = workspaces.find(({ id }) => id === workspaceId);
  const leave = async () => {
    await signOut();
    await navigate({ to: '/sign-in', search: { next: undefined } });
  };
  return (
    <Menu
      className="flex min-h-9 w-full items-center gap-2 rounded-box px-2 text-start text-sm font-semibold hover:bg-hover"
      trigger={
        <>
          <Mark size={20} />
          <bdi className="truncate">{open?.name}</bdi>
          <ChevronsUpDown aria-hidden size={14} className="ms-auto shrink-0 text-soft" />
        </>
      }
    >
      {workspaces.map(({ id, name }) => (
        <MenuItem
          key={id}
          onChoose={() => void navigate({ to: '/$workspaceId', params: { workspaceId: id } })}
        >
          <bdi className="truncate">{name}</bdi>
          {id === workspaceId && <Check aria-hidden size={14} className="ms-auto shrink-0" />}
        </MenuItem>
      ))}
      <hr className="my-1 border-line" />
      <MenuItem onChoose={() => void navigate({ to: '/new' })}>
        <Plus aria-hidden size={14} /> {say('newWorkspace')}
      </MenuItem>
      <MenuItem onChoose={() => void leave()}>
        <LogOut aria-hidden size={14} className="rtl:-scale-x-100" /> {say('signOut')}
      </MenuItem>
    </Menu>
  );
}
