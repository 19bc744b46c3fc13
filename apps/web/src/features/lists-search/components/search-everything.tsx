import { useLocation } from '@tanstack/react-router';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { MagnifyingGlassIcon } from '@yay/ui/icons';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSingleKey, useSingleKeys } from '../../../lib/list/index.ts';
import { whenQuiet } from '../../../lib/when-quiet.ts';
import { isSearchKey } from '../model/search-key.ts';
import type { SearchPage } from '../model/search-page.ts';
import { EarlyPalette } from './early-palette.tsx';
import './search-everything.css';

const load = () => import('./search-palette.tsx');
const SearchPalette = lazy(load);

/**
 * The search of the header: a button that looks like its text field, and the palette that it opens,
 * as do `/` and Ctrl K. What is typed before the palette has come is in it when it comes.
 */
export function SearchEverything({
  pages,
  cross,
}: {
  pages: readonly SearchPage[];
  /** Goes over the bridge to a dashboard outside; false where there is none. */
  cross: (destination: DashboardDestination) => Promise<boolean>;
}) {
  const t = useTranslations('admin.search');
  const single = useSingleKeys();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [before, setBefore] = useState(path);
  if (path !== before) {
    setBefore(path);
    setOpen(false);
  }

  const opener = useRef<Element | null>(null);
  const show = useCallback(() => {
    opener.current = document.activeElement;
    setTyped('');
    setEntered(false);
    setOpen(true);
  }, []);
  const leave = () => setOpen(false);
  function close() {
    leave();
    // The early text field may have had the focus when the palette looked where to give it back.
    const { current } = opener;
    requestAnimationFrame(() => current instanceof HTMLElement && current.focus());
  }

  useEffect(() => whenQuiet(() => void load().catch(() => undefined)), []);
  // Before the paint: whoever sees the page may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) && !(event.key === '/' && isSingleKey(event))) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  return (
    <>
      <button
        type="button"
        className="gs"
        aria-label={t('label')}
        aria-haspopup="dialog"
        aria-keyshortcuts={single ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        onClick={show}
      >
        <MagnifyingGlassIcon small />
        <span>{t('label')}</span>
        {single && <kbd>/</kbd>}
      </button>
      {open && (
        <Suspense
          fallback={
            <EarlyPalette
              typed={typed}
              onType={setTyped}
              onEnter={() => setEntered(true)}
              onClose={close}
            />
          }
        >
          <SearchPalette
            {...{ typed, entered, pages, cross }}
            onType={setTyped}
            onLeave={leave}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
