import { Menu } from '@base-ui/react/menu';
import type { Output } from '@jawab/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Check, ChevronsUpDown, LogOut, Plus } from 'lucide-react';
import { signOut } from '../data/session.ts';
import { useWords } from '../words/words.tsx';
import { Mark } from './mark.tsx';

export type ListedWorkspace = Output<'list_workspaces'>['data'][number];

const item =
  'flex min-h-8 items-center gap-2 rounded-box px-2 py-1 text-sm outline-none data-highlighted:bg-hover';

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
    <Menu.Root>
      <Menu.Trigger className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-box px-2 text-start text-sm font-semibold hover:bg-hover">
        <Mark size={20} />
        <bdi className="truncate">{open?.name}</bdi>
        <ChevronsUpDown aria-hidden size={14} className="ms-auto shrink-0 text-soft" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-30">
          <Menu.Popup className="min-w-52 rounded-box border border-line bg-raised p-1 shadow-float">
            {workspaces.map(({ id, name }) => (
              <Menu.Item
                key={id}
                className={item}
                onClick={() => void navigate({ to: '/$workspaceId', params: { workspaceId: id } })}
              >
                <bdi className="truncate">{name}</bdi>
                {id === workspaceId && <Check aria-hidden size={14} className="ms-auto" />}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item className={item} onClick={() => void navigate({ to: '/new' })}>
              <Plus aria-hidden size={14} /> {say('newWorkspace')}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void leave()}>
              <LogOut aria-hidden size={14} className="rtl:-scale-x-100" /> {say('signOut')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
