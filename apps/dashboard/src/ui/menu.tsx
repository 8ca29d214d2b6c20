import { Check, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  className: string;
  /** Opens towards the start of the line, because its button is at the end. */
  isAtEnd?: boolean;
  children: ReactNode;
}

/** A button that opens a menu: arrows move, Escape closes. */
export function Menu({ trigger, className, isAtEnd, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const listItems = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    if (isOpen) popup.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = listItems();
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (next !== undefined) items.at(next % items.length)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className={`relative min-w-0 ${isAtEnd ? '' : 'flex-1'}`}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={popup}
          id={id}
          role="menu"
          tabIndex={-1}
          onKeyDown={onKeyDown}
          // A dialog that the item opens gives the focus back to the button, because the item is gone.
          onClickCapture={() => button.current?.focus()}
          onClick={() => setOpen(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
          className={`absolute top-full z-30 mt-1 min-w-52 rounded-box border border-line bg-raised p-1 shadow-float ${isAtEnd ? 'end-0 w-max max-w-[80vw]' : 'start-0 w-full'}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemLook =
  'flex min-h-8 w-full items-center gap-2 rounded-box px-2 py-1 text-start text-sm outline-none hover:bg-hover focus:bg-hover';

interface MenuItemProps {
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ onChoose, children }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onChoose} className={itemLook}>
      {children}
    </button>
  );
}

/** An item that is chosen among others. */
export function MenuChoice({ isChosen, onChoose, children }: MenuItemProps & { isChosen: boolean }) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className={itemLook}
    >
      {children}
      {isChosen && <Check aria-hidden size={14} className="ms-auto shrink-0" />}
    </button>
  );
}

interface IconMenuProps {
  icon: LucideIcon;
  label: string;
  /** The look of the button beside its size. */
  className: string;
  children: ReactNode;
}

/** A menu at the end of a line whose button is an icon. */
export function IconMenu({ icon: Icon, label, className, children }: IconMenuProps) {
  const trigger = (
    <>
      <Icon aria-hidden size={16} />
      <span className="sr-only">{label}</span>
    </>
  );
  return (
    <Menu
      isAtEnd
      className={`grid size-8 place-items-center rounded-box hover:bg-hover ${className}`}
      trigger={trigger}
    >
      {children}
    </Menu>
  );
}
