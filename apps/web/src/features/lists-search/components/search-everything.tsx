import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { IconButton } from '@yay/ui/icon-button';
import { MagnifyingGlassIcon, XMarkIcon } from '@yay/ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSingleKey, useSingleKeys } from '../../../lib/list/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { searchQuery } from '../api/search-all.ts';
import { nextPlace, SEARCH_SETTLE_MS, searchTextOf } from '../model/search-text.ts';
import { SearchResults } from './search-results.tsx';
import './search-everything.css';

/**
 * The search of the header: a text field with the results below (the ARIA combobox pattern). On a
 * phone it unfolds over the header.
 */
export function SearchEverything() {
  const t = useTranslations('admin.search');
  const id = useId();
  const navigate = useNavigate();
  const single = useSingleKeys();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [at, setAt] = useState(-1);
  const path = useLocation({ select: ({ href }) => href });
  const [before, setBefore] = useState(path);
  if (path !== before) {
    setBefore(path);
    setOpen(false);
    setUnfolded(false);
  }

  const text = searchTextOf(typed);
  const asked = searchTextOf(useSettled(typed, SEARCH_SETTLE_MS));
  const { data, error, isFetching } = useQuery({
    ...searchQuery(asked ?? ''),
    enabled: asked !== null && asked === text,
  });
  const waiting = text !== null && (text !== asked || isFetching);
  const sections = text !== null && text === asked ? data : undefined;
  const hits = sections?.flatMap(({ results }) => results) ?? [];
  const shown = open && typed.trim() !== '';
  const listed = shown && hits.length > 0;
  const activeId = listed && at >= 0 ? `${id}-${at}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (unfolded) field.current?.focus();
  }, [unfolded]);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !isSingleKey(event)) return;
      event.preventDefault();
      setUnfolded(true);
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  function close() {
    setOpen(false);
    setAt(-1);
  }
  function leave() {
    close();
    setTyped('');
    setUnfolded(false);
  }
  function press(event: KeyboardEvent) {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown' | 'ArrowUp'];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setAt(nextPlace(at, step, hits.length));
    } else if (event.key === 'Enter') {
      const hit = hits[Math.max(at, 0)];
      if (!hit || !listed) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(hit.url, '_blank', 'noopener');
      else {
        leave();
        // What is pressed next is meant for the page that opens.
        field.current?.blur();
        void navigate({ to: hit.url });
      }
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (shown) close();
      else {
        leave();
        field.current?.blur();
      }
    }
  }
  const note =
    text === null
      ? t('short')
      : waiting
        ? null
        : error
          ? t('failed')
          : sections?.length === 0
            ? t('none')
            : null;
  return (
    <>
      <IconButton className="gs-open" label={t('open')} onClick={() => setUnfolded(true)}>
        <MagnifyingGlassIcon />
      </IconButton>
      <search
        className="gs"
        data-unfolded={unfolded || undefined}
        ref={box}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) close();
        }}
      >
        <MagnifyingGlassIcon small />
        <input
          ref={field}
          className="gs-in"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('label')}
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          aria-describedby={shown && note ? `${id}-note` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setAt(-1);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        {single && typed === '' && <kbd>/</kbd>}
        <IconButton className="gs-close" label={t('close')} onClick={leave}>
          <XMarkIcon />
        </IconButton>
        {shown && (
          <div className="gs-pop">
            <SearchResults
              id={id}
              sections={sections}
              query={text ?? ''}
              at={at}
              onPoint={setAt}
              onGo={leave}
            />
            {note && (
              <p className="gs-note" id={`${id}-note`}>
                {note}
              </p>
            )}
            {waiting && <p className="gs-note gs-waiting">{t('searching')}…</p>}
          </div>
        )}
        <span className="sr" role="status">
          {shown ? (listed ? t('count', { count: hits.length }) : (note ?? '')) : ''}
        </span>
      </search>
    </>
  );
}
