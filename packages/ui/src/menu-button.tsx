import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import './overlay.css';
import './options.css';
import './menu-button.css';

export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  /** Begins a new part, below a line. */
  divided?: boolean;
}

export interface MenuButtonProps {
  /** Spoken name of the button. */
  label: string;
  /** The visible content of the button. */
  children: ReactNode;
  items: readonly MenuButtonItem[];
  onAction: (id: string) => void;
  /** 'user' for the header's account button, or any class of a button. */
  className?: string;
  /** The side of the button that the menu lines up with. */
  align?: 'start' | 'end';
}

const choicesIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/**
 * A button with a menu below (the ARIA menu button pattern). Written out, since every page's header
 * carries it and react-aria's would weigh 49 kB.
 */
export function MenuButton({
  label,
  children,
  items,
  onAction,
  className = 'user',
  align = 'end',
}: MenuButtonProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The item that takes the focus once the menu is open. */
  const [from, setFrom] = useState<'first' | 'last'>('first');

  useEffect(() => {
    if (!open) return;
    const menu = root.current;
    choicesIn(menu)
      .at(from === 'first' ? 0 : -1)
      ?.focus();
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !menu?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, from]);

  function show(end: 'first' | 'last') {
    setFrom(end);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function act(item: MenuButtonItem) {
    if (item.disabled) return;
    close();
    onAction(item.id);
  }
  function pressButton(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function pressMenu(event: KeyboardEvent) {
    const all = choicesIn(root.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all.at(to % all.length)?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (event.key.length === 1 && event.key !== ' ') {
      // A letter goes to the next choice that begins with it.
      const begins = (one: HTMLElement) =>
        one.dataset.text?.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase());
      [...all.slice(at + 1), ...all].find(begins)?.focus();
    }
  }

  return (
    <div className={classNames('menu', align === 'start' && 'menu-start')} ref={root}>
      <button
        type="button"
        ref={button}
        id={`${id}-button`}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => (open ? setOpen(false) : show('first'))}
        onKeyDown={pressButton}
      >
        {/* The name stands as text, not as aria-label, so that it may hold more than what is shown. */}
        <span className="sr">{label}</span>
        <span className="shown" aria-hidden="true">
          {children}
        </span>
      </button>
      {open && (
        <div
          className="popover menu-list"
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={`${id}-button`}
          tabIndex={-1}
          onKeyDown={pressMenu}
        >
          {items.map((item) => (
            <MenuItem key={item.id} item={item} onPress={() => act(item)} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuItem({ item, onPress }: { item: MenuButtonItem; onPress: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-text={item.label}
      aria-disabled={item.disabled || undefined}
      className={classNames('option', item.danger && 'danger', item.divided && 'divided')}
      onClick={onPress}
    >
      {item.icon}
      <span>
        {item.label}
        {item.note && <small>{item.note}</small>}
      </span>
    </button>
  );
}
