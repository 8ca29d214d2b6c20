import type { Output } from '@jawab/sdk';
import { Ellipsis, Merge, Trash2, UserRoundX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useChange, useMay, usePlace } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconMenu, MenuItem } from '../../ui/menu.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lead } from './lead-panel.tsx';

// Few conversations need it, so it is a file of its own.
const MergeDialog = lazy(() => import('./merge-dialog.tsx'));

interface DeleteMenuProps {
  conversation: Output<'get_conversation'>['data'];
  lead: Lead | undefined;
  /** Called when the conversation is shown as gone. */
  onDeleted: () => void;
  /** Items before its own. */
  children: ReactNode;
}

/**
 * Deletes a conversation, which can be undone, or everything that its visitor left, which is asked first. Merges its customer with another
 * one.
 */
export function DeleteMenu({ conversation, lead, onDeleted, children }: DeleteMenuProps) {
  const { say } = useWords();
  const { api } = usePlace();
  const remove = useDelete();
  const [isErasing, setErasing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const mayReadCustomers = useMay()('leads:read');
  const { session_id: sessionId, chatbot_id: chatbotId, customer_id: customerId } = conversation;
  const drop = () => {
    remove({
      text: say('deleted', { title: say('conversation') }),
      perform: () => api.call('delete_conversation', { sessionId, chatbotId }),
      restore: () => api.call('restore_conversation', { sessionId, chatbotId }),
    });
    onDeleted();
  };
  return (
    <>
      <IconMenu icon={Ellipsis} label={say('moreActions')} className="text-soft">
        {children}
        {customerId && mayReadCustomers && (
          <MenuItem onChoose={() => setMerging(true)}>
            <Merge aria-hidden size={14} className="shrink-0" /> {say('mergeCustomer')}
          </MenuItem>
        )}
        <MenuItem onChoose={drop}>
          <Trash2 aria-hidden size={14} className="shrink-0" /> {say('deleteConversation')}
        </MenuItem>
        <MenuItem onChoose={() => setErasing(true)}>
          <UserRoundX aria-hidden size={14} className="shrink-0" /> {say('eraseVisitor')}
        </MenuItem>
      </IconMenu>
      {customerId && isMerging && (
        <Suspense>
          <MergeDialog customerId={customerId} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      <EraseDialog
        visitor={{ sessionId, email: lead?.email || undefined, phone: lead?.phone ?? undefined }}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onErased={onDeleted}
      />
    </>
  );
}

interface EraseDialogProps {
  visitor: { sessionId: string; email: string | undefined; phone: string | undefined };
  isOpen: boolean;
  onClose: () => void;
  onErased: () => void;
}

function EraseDialog({ visitor, isOpen, onClose, onErased }: EraseDialogProps) {
  const { say } = useWords();
  const erase = useChange('erase_visitor');
  const { sessionId, email, phone } = visitor;
  return (
    <Dialog title={say('eraseVisitor')} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        <p dir="auto">{[email, phone, sessionId].filter(Boolean).join(' · ')}</p>
        <Refusal error={erase.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            kind="danger"
            isBusy={erase.isPending}
            onClick={() => erase.mutate(visitor, { onSuccess: onErased })}
          >
            {say('deleteForGood')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
