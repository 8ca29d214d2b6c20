import type { Output } from '@jawab/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ChevronsUpDown, LogOut, Plus } from 'lucide-react';
import { useChange, useMay, useRead } from '../data/api.tsx';
import { signOut } from '../data/session.ts';
import { Menu, MenuChoice, MenuItem } from '../ui/menu.tsx';
import { PresenceDot, presences } from '../ui/presence.tsx';
import { useWords } from '../words/words.tsx';
import { Mark } from './mark.tsx';

export type ListedWorkspace = Output<'list_workspaces'>['data'][number];

/** Switches the workspace, says that the person is online or away, and signs out. */
export function WorkspaceMenu({ workspaces }: { workspaces: ListedWorkspace[] }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { workspaceId } = useParams({ from: '/$workspaceId' });
  const open = workspaces.find(({ id }) => id === workspaceId);
  const mayWrite = useMay()('conversations:write');
  const presence = useRead('get_me', {}).data?.data.presence;
  const change = useChange('update_me');
  const leave = async () => {
    await signOut();
    await navigate({ to: '/sign-in', search: { next: undefined } });
  };
  return (
    <Menu
      className="flex min-h-9 w-full items-center gap-2 rounded-box px-2 text-start text-sm font-semibold hover:bg-hover"
      trigger={
        <>
          <span className="relative shrink-0">
            <Mark size={20} />
            {mayWrite && presence === 'online' && (
              <span className="absolute -end-0.5 -bottom-0.5 rounded-full border-2 border-side">
                <PresenceDot presence="online" />
                <span className="sr-only">{say('online')}</span>
              </span>
            )}
          </span>
          <bdi className="truncate">{open?.name}</bdi>
          <ChevronsUpDown aria-hidden size={14} className="ms-auto shrink-0 text-soft" />
        </>
      }
    >
      {workspaces.map(({ id, name }) => (
        <MenuChoice
          key={id}
          isChosen={id === workspaceId}
          onChoose={() => void navigate({ to: '/$workspaceId', params: { workspaceId: id } })}
        >
          <bdi className="truncate">{name}</bdi>
        </MenuChoice>
      ))}
      <hr className="my-1 border-line" />
      <MenuItem onChoose={() => void navigate({ to: '/new' })}>
        <Plus aria-hidden size={14} /> {say('newWorkspace')}
      </MenuItem>
      {mayWrite && presence && (
        <>
          <hr className="my-1 border-line" />
          {presences.map((one) => (
            <MenuChoice
              key={one}
              isChosen={one === presence}
              onChoose={() => change.mutate({ presence: one })}
            >
              <span className="grid size-3.5 place-items-center">
                <PresenceDot presence={one} />
              </span>
              {say(one)}
            </MenuChoice>
          ))}
          <hr className="my-1 border-line" />
        </>
      )}
      <MenuItem onChoose={() => void leave()}>
        <LogOut aria-hidden size={14} className="rtl:-scale-x-100" /> {say('signOut')}
      </MenuItem>
    </Menu>
  );
}
