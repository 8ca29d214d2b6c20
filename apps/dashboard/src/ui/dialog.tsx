import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../words/words.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** A drawer takes the height of the page at its end side. */
  isDrawer?: boolean;
}

const shapes = {
  drawer: 'inset-y-0 end-0 w-full max-w-xl border-s',
  box: 'start-1/2 top-[12vh] max-h-[80vh] w-[calc(100%-32px)] max-w-lg -translate-x-1/2 rounded-box border rtl:translate-x-1/2',
};

/** A window over the page. Focus returns to where it was when it closes. */
export function Dialog({ title, isOpen, onClose, children, isDrawer }: DialogProps) {
  const { say } = useWords();
  const body = useRef<HTMLDivElement>(null);
  const firstField = () =>
    body.current?.querySelector<HTMLElement>('input:not([type=radio]), textarea, select') ?? true;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-shade" />
        <Base.Popup
          initialFocus={firstField}
          className={`fixed z-30 flex flex-col border-line bg-raised shadow-float ${isDrawer ? shapes.drawer : shapes.box}`}
        >
          <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
            <Base.Title className="text-base font-semibold" dir="auto">
              {title}
            </Base.Title>
            <Base.Close
              aria-label={say('close')}
              className="grid size-8 place-items-center rounded-box text-soft hover:bg-hover"
            >
              <X aria-hidden size={16} />
            </Base.Close>
          </header>
          <div ref={body} className="overflow-y-auto p-5">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
