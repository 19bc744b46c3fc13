import { useLocation } from '@tanstack/react-router';
import { classNames } from '@yay/ui/class-names';
import { ChevronDownIcon } from '@yay/ui/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Entry, EntryLink, isHere } from '../../features/admin-menu/index.ts';
import { useSingleKeys } from '../../lib/list/index.ts';
import type { Group } from '../../parts/menu-entry.ts';

/** A group of the header: a button, and the links behind it, which arrows walk. */
export function GroupMenu({ group, entries }: { group: Group; entries: readonly Entry[] }) {
  const t = useTranslations('admin.groups');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const single = useSingleKeys();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = `admin-${group}`;

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setOpen(true);
    // They are in the page only once it is open.
    requestAnimationFrame(() => {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
      all.at(at < 0 ? (event.key === 'ArrowUp' ? -1 : 0) : to % all.length)?.focus();
    });
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside
    <div className="admin-group" ref={box} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className={classNames('admin-nav', entries.some((one) => isHere(one, path)) && 'here')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t(group)}
        <ChevronDownIcon small />
      </button>
      {open && (
        <ul className="admin-menu" id={id}>
          {entries.map((entry) => (
            <li key={entry.word}>
              <EntryLink
                entry={entry}
                here={isHere(entry, path)}
                withKey={single}
                onGo={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
