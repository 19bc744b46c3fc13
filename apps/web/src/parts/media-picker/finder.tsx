import { useQuery } from '@tanstack/react-query';
import { TERM_MAX } from '@yay/contract/terms/values';
import { useTagSuggestions } from '@yay/ui';
import { AdjustmentsHorizontalIcon, MagnifyingGlassIcon } from '@yay/ui/icons';
import { SearchBox } from '@yay/ui/search-box';
import { TagField } from '@yay/ui/tag-field';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettled } from '../../lib/use-settled.ts';
import { findTagNames, useTagTexts } from '../term-field/index.ts';
import { authorsQuery } from './api.ts';
import {
  isFiltered,
  type MediaFilters,
  NO_FILTERS,
  nextSearch,
  SEARCH_SETTLE_MS,
} from './filters.ts';

interface FinderProps {
  readonly filters: MediaFilters;
  /** Told only what differs from before. */
  readonly onFilters: (filters: MediaFilters) => void;
}

/** The search, the tags and the other filters of the library. */
export function Finder({ filters, onFilters }: FinderProps) {
  const t = useTranslations('media-library');
  const id = useId();
  // Cleared fields begin anew, with whatever was typed and not chosen yet.
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(filters.author !== null || !!filters.before || !!filters.after);

  function clear() {
    setRound(round + 1);
    if (isFiltered(filters)) onFilters(NO_FILTERS);
  }
  return (
    <search className="media-finder">
      <div className="media-finder-row">
        <SearchFilter key={`search ${round}`} filters={filters} onFilters={onFilters} />
        <TagFilter
          key={`tags ${round}`}
          tags={filters.tags}
          onTags={(tags) => onFilters({ ...filters, tags })}
        />
        <button
          type="button"
          className="staff-btn"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <AdjustmentsHorizontalIcon small />
          {open ? t('less') : t('more')}
        </button>
        <button type="button" className="staff-btn quiet" onClick={clear}>
          {t('clearAll')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of filters within the search, no fieldset of a form */}
      <div id={id} className="media-more" role="group" aria-label={t('moreFilters')} hidden={!open}>
        <b>{t('moreFilters')}</b>
        <AuthorFilter
          key={`author ${round}`}
          author={filters.author}
          onAuthor={(author) => onFilters({ ...filters, author })}
        />
        <TextField
          type="date"
          label={t('createdBefore')}
          value={filters.before}
          onChange={(event) => onFilters({ ...filters, before: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={t('createdAfter')}
          value={filters.after}
          onChange={(event) => onFilters({ ...filters, after: event.currentTarget.value })}
        />
      </div>
    </search>
  );
}

function SearchFilter({ filters, onFilters }: FinderProps) {
  const t = useTranslations('media-library');
  const [typed, setTyped] = useState(filters.search);
  const settled = useSettled(typed, SEARCH_SETTLE_MS);
  const told = useRef(settled);
  useEffect(() => {
    // Another filter that changes says nothing of what was typed.
    if (told.current === settled) return;
    told.current = settled;
    const search = nextSearch(filters.search, settled);
    if (search !== filters.search) onFilters({ ...filters, search });
  }, [settled, filters, onFilters]);
  return (
    <TextField
      className="media-search"
      type="search"
      label={<span className="sr">{t('search')}</span>}
      placeholder={t('searchHint')}
      lead={<MagnifyingGlassIcon small />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function TagFilter({
  tags,
  onTags,
}: {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}) {
  const t = useTranslations('media-library');
  const texts = useTagTexts(t('filterTags'));
  const [query, setQuery] = useState('');
  const { suggestions, searching } = useTagSuggestions(query, findTagNames);
  return (
    <TagField
      knownOnly
      className="media-tags"
      label={<span className="sr">{t('tagsHint')}</span>}
      placeholder={t('tagsHint')}
      tags={tags}
      onTags={onTags}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions}
      searching={searching}
      maxLength={TERM_MAX}
      texts={{
        ...texts,
        create: (tag) => tag,
        refused: { ...texts.refused, short: t('noTag'), long: t('noTag') },
      }}
    />
  );
}

function AuthorFilter({
  author,
  onAuthor,
}: {
  author: MediaFilters['author'];
  onAuthor: (author: MediaFilters['author']) => void;
}) {
  const t = useTranslations('media-library');
  const [typed, setTyped] = useState(author?.full_name ?? '');
  const text = useSettled(typed.trim(), SEARCH_SETTLE_MS);
  const isChosen = author !== null && typed === author.full_name;
  const { data = [], isFetching } = useQuery({
    ...authorsQuery(text),
    enabled: text !== '' && !isChosen,
  });
  const waiting = typed.trim() !== '' && !isChosen && (isFetching || text !== typed.trim());
  return (
    <SearchBox
      label={t('addedBy')}
      items={(waiting || isChosen ? [] : data).map((one) => ({
        id: String(one.id),
        title: one.full_name,
      }))}
      query={typed}
      onQueryChange={setTyped}
      selected={author ? String(author.id) : null}
      onSelect={(id) => onAuthor(data.find((one) => String(one.id) === id) ?? null)}
      emptyText={t('noAuthor')}
      loading={waiting}
      loadingLabel={t('searching')}
    />
  );
}
