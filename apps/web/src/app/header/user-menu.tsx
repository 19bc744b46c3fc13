import { Link, useLocation } from '@tanstack/react-router';
import type { Me } from '@yay/contract/identity';
import {
  ArrowRightStartOnRectangleIcon,
  BuildingStorefrontIcon,
  CalendarIcon,
  ChevronDownIcon,
  UsersIcon,
} from '@yay/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { may } from '../../lib/session.ts';
import { useLeave } from '../leave.ts';
import { type NavEntry, USER_MENU } from './navigation.ts';
import '@yay/ui/options.css';
import '@yay/ui/overlay.css';

const PICTURES: Record<NavEntry['word'], ReactNode> = {
  lunchCalendar: <CalendarIcon />,
  lunchers: <UsersIcon />,
  vendors: <BuildingStorefrontIcon />,
};

/** A list of links behind a button: light enough to be part of every page. */
export function UserMenu({ me }: { me: Me }) {
  const t = useTranslations('shell.nav');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useLeave();
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
      button.current?.focus();
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
        ref={button}
        type="button"
        className="user"
        aria-expanded={open}
        aria-controls="user-menu"
        aria-label={t('userMenu', { name: me.full_name })}
        onClick={() => setOpen(!open)}
      >
        <span className="me" data-initials={initials(me)} />
        <span className="name">{me.first}</span>
        <ChevronDownIcon small />
      </button>
      <div id="user-menu" className="popover user-menu-list" hidden={!open}>
        <p>{t('signedInAs', { email: me.email })}</p>
        <ul>
          {USER_MENU.filter((entry) => may(me, entry.permission)).map((entry) => (
            <li key={entry.path}>
              <Link to={entry.path} className="option" onClick={() => setOpen(false)}>
                {PICTURES[entry.word]}
                {t(entry.word)}
              </Link>
            </li>
          ))}
          <li className="apart">
            <button type="button" className="option" onClick={() => void leave()}>
              <ArrowRightStartOnRectangleIcon />
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

function initials(me: Me): string {
  return [me.first, me.last]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
