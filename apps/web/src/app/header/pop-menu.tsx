import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '@yay/ui/options.css';
import '@yay/ui/overlay.css';

export type PopMenuProps = {
  id: string;
  className?: string;
  /** The button's name, where its content is a picture. */
  label?: string;
  button: ReactNode;
  /** Fetches what the list is made of, before it is opened. */
  ahead?: () => void;
  children: ReactNode;
};

/** A list of links behind a button: light enough to be part of every page. */
export function PopMenu({ id, className = 'user', label, button, ahead, children }: PopMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const path = useLocation({ select: (location) => location.pathname });
  const [openedAt, setOpenedAt] = useState(path);
  // Going somewhere closes it.
  if (path !== openedAt) {
    setOpenedAt(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: Event) {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <div className="user-menu" ref={box}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by its key is clicked */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links in it */}
      <div
        id={id}
        className="popover user-menu-list"
        hidden={!open}
        onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
      >
        {open && children}
      </div>
    </div>
  );
}
