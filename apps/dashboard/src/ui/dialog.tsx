import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
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
  drawer: 'ms-auto h-full max-h-none w-full max-w-xl border-s',
  box: 'mx-auto mt-[12vh] max-h-[80vh] w-[calc(100%-32px)] max-w-lg rounded-box border',
};

const firstField = 'input:not([type=radio]), textarea, select, [type=submit]';

/** Keeps the page behind a dialog where it is. The place of its scrollbar stays, so that nothing moves. */
function lockScroll(): () => void {
  const { style, scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
  return () => Object.assign(style, { overflow: '', scrollbarGutter: '' });
}

/** A window over the page. Focus returns to where it was when it closes. */
export const Dialog = (props: DialogProps) =>
  // A form in a dialog is not in the form around it.
  props.isOpen && createPortal(<OpenDialog {...props} />, document.body);

/** The dialog of the browser keeps the focus inside. A library for it was 18 KiB of each page. */
function OpenDialog({ title, onClose, children, isDrawer }: DialogProps) {
  const { say } = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    body.current?.querySelector<HTMLElement>(firstField)?.focus();
    const unlock = lockScroll();
    return () => {
      current?.close();
      unlock();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser cancels the dialog when Escape is pressed
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A closed chooser of files cancels its field, and not the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A person may mark text in a field and let go beside the dialog.
      onClick={({ target }) => target === dialog.current && target === pressed.current && onClose()}
      className={`fixed z-30 flex flex-col overflow-hidden border-line bg-raised text-ink shadow-float backdrop:bg-shade ${isDrawer ? shapes.drawer : shapes.box}`}
    >
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h2 id={id} className="text-base font-semibold" dir="auto">
          {title}
        </h2>
        <button
          type="button"
          aria-label={say('close')}
          onClick={onClose}
          className="grid size-8 shrink-0 place-items-center rounded-box text-soft hover:bg-hover"
        >
          <X aria-hidden size={16} />
        </button>
      </header>
      <div ref={body} className="overflow-y-auto p-5">
        {children}
      </div>
    </dialog>
  );
}
