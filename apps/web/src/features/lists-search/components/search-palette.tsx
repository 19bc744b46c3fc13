import { useNavigate } from '@tanstack/react-router';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { Combobox, ComboboxInput } from '@yay/ui/combobox';
import { IconButton } from '@yay/ui/icon-button';
import { MagnifyingGlassIcon, XMarkIcon } from '@yay/ui/icons';
import { Palette } from '@yay/ui/palette';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchHit } from '../model/search-hit.ts';
import type { SearchPage } from '../model/search-page.ts';
import { type FoundRecords, useFoundRecords } from '../model/use-found-records.ts';
import { useKnownGroups } from '../model/use-known-groups.ts';
import { useRecordGroups } from '../model/use-record-groups.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteGroups } from './palette-groups.tsx';
import './search-palette.css';

/** Everything that the reader may open or do, found by typing: pages, deeds and records. */
export default function SearchPalette({
  typed,
  entered,
  onType,
  pages,
  cross,
  onLeave,
  onClose,
}: {
  typed: string;
  /** True where Enter was pressed before the palette was there. */
  entered: boolean;
  onType: (text: string) => void;
  pages: readonly SearchPage[];
  cross: (destination: DashboardDestination) => Promise<boolean>;
  /** Closes the palette for the page that a line leads to. */
  onLeave: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin.search');
  const noteId = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const found = useFoundRecords(typed);
  const known = useKnownGroups(typed, pages);
  const records = useRecordGroups(found.sections);
  const groups = [...known, ...records];
  const hits = groups.flatMap((group) => group.hits);
  const note = useNote(found, hits.length > 0);
  useEffect(() => field.current?.focus(), []);

  async function follow(href: string) {
    onLeave();
    const { bridge } = hits.find((hit) => hit.href === href) ?? {};
    if (bridge !== undefined && (await cross(bridge))) return;
    const { pathname, searchParams, hash } = new URL(href, window.location.origin);
    await navigate({
      to: pathname,
      search: Object.fromEntries(searchParams),
      hash: hash.slice(1),
      // The page itself comes to its part, once that is there.
      hashScrollIntoView: false,
    });
  }
  const takeFirst = useTakeFirst({ typed, entered }, hits, follow);

  return (
    <Palette label={t('label')} onClose={onClose} onFollow={(href) => void follow(href)}>
      <Combobox query={typed} onQueryChange={onType} hasOptions={hits.length > 0}>
        <search className="palette-field">
          <MagnifyingGlassIcon />
          <ComboboxInput
            ref={field}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            placeholder={t('field')}
            aria-label={t('label')}
            aria-describedby={note ? noteId : undefined}
            onKeyDown={openInNewTab}
            onEnter={() => {
              takeFirst();
              found.hurry();
            }}
          />
          <IconButton label={t('close')} onClick={onClose}>
            <XMarkIcon />
          </IconButton>
        </search>
        <div className="palette-body">
          <PaletteGroups label={t('results')} groups={groups} query={typed} />
          {note && (
            <p className="palette-note" id={noteId}>
              {note}
            </p>
          )}
        </div>
        <PaletteFoot count={typed.trim() === '' ? undefined : hits.length} />
        <span className="sr" role="status">
          {found.isWaiting || typed.trim() === ''
            ? ''
            : hits.length > 0
              ? t('count', { count: hits.length })
              : note}
        </span>
      </Combobox>
    </Palette>
  );
}

/** The sentence below the results: what is missing, what goes on, what went wrong. */
function useNote({ text, isWaiting, hasFailed }: FoundRecords, hasHits: boolean): string | null {
  const t = useTranslations('admin.search');
  if (text === null) return t('short');
  if (isWaiting) return `${t('searching')}…`;
  if (hasFailed) return t('failed');
  return hasHits ? null : t('none');
}

/** Enter before anything is found takes the first line as soon as there is one. */
function useTakeFirst(
  { typed, entered }: { typed: string; entered: boolean },
  [first]: readonly SearchHit[],
  follow: (href: string) => Promise<void>,
): () => void {
  const [wanted, setWanted] = useState(entered ? typed : null);
  const take = useEffectEvent((href: string) => void follow(href));
  const href = wanted !== null && wanted === typed ? first?.href : undefined;
  useEffect(() => {
    if (href !== undefined) take(href);
  }, [href]);
  return () => setWanted(typed);
}

/** Ctrl Enter opens the line that the list points at in another tab. */
function openInNewTab(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const pointed = event.currentTarget.getAttribute('aria-activedescendant');
  const option = pointed === null ? null : document.getElementById(pointed);
  if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
}
