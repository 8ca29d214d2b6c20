import type { Output } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Trash2, UserRoundX } from 'lucide-react';
import { usePlace } from '../../data/api.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lead } from './lead-panel.tsx';

interface DeleteMenuProps {
  conversation: Output<'get_conversation'>['data'];
  lead: Lead | undefined;
  /** Called when the conversation is shown as gone. */
  onDeleted: () => void;
}

/** Deletes a conversation, or everything that its visitor left. Both wait for ten seconds, in which they can be undone. */
export function DeleteMenu({ conversation, lead, onDeleted }: DeleteMenuProps) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const { remove } = useUndo();
  const { session_id: sessionId, chatbot_id: chatbotId } = conversation;
  const drop = (text: string, perform: () => Promise<unknown>) => {
    remove(sessionId, text, () =>
      perform().finally(() => client.invalidateQueries({ queryKey: [workspaceId] })),
    );
    onDeleted();
  };
  const erase = () => {
    const { email, phone } = lead ?? {};
    return api.call('erase_visitor', { sessionId, email: email || undefined, phone: phone ?? undefined });
  };
  return (
    <Menu
      isAtEnd
      className="grid size-8 place-items-center rounded-box text-soft hover:bg-hover"
      trigger={
        <>
          <Ellipsis aria-hidden size={16} />
          <span className="sr-only">{say('moreActions')}</span>
        </>
      }
    >
      <MenuItem
        onChoose={() =>
          drop(say('deleted', { title: say('conversation') }), () =>
            api.call('delete_conversation', { sessionId, chatbotId }),
          )
        }
      >
        <Trash2 aria-hidden size={14} className="shrink-0" /> {say('deleteConversation')}
      </MenuItem>
      <MenuItem onChoose={() => drop(say('visitorErased'), erase)}>
        <UserRoundX aria-hidden size={14} className="shrink-0" /> {say('eraseVisitor')}
      </MenuItem>
    </Menu>
  );
}
