import { useQuery } from '@tanstack/react-query';
import type { ListModel } from '@yay/contract/lists/calls';
import type { FieldFrame } from '@yay/ui/field';
import { SearchBox } from '@yay/ui/search-box';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettled } from '../use-settled.ts';
import {
  hitsQuery,
  RESOURCE_SEARCH_MIN_CHARS,
  RESOURCE_SEARCH_SETTLE_MS,
  type ResourceHit,
  searchTextOf,
} from './resource-hits.ts';

export type ResourceSearchProps = FieldFrame & {
  model: ListModel;
  /** The chosen record. A picker of several leaves it out: its text empties with each choice. */
  selected?: { id: number; name: string } | null;
  /** Null once the text is changed after a choice. */
  onSelect: (hit: ResourceHit | null) => void;
  /** Already chosen elsewhere: not offered again. */
  without?: readonly number[];
  /** Leaves out archived records: something new is being chosen. */
  offered?: boolean;
  placeholder?: string;
  disabled?: boolean;
};

/** Finds a record by its name, a few at a time. Pages that use it say the words area `widgets`. */
export function ResourceSearch({
  model,
  selected,
  onSelect,
  without = [],
  offered: isOffered = false,
  ...field
}: ResourceSearchProps) {
  const t = useTranslations('resource-search.search');
  const several = selected === undefined;
  const [typed, setTyped] = useState(selected?.name ?? '');
  // Whatever the hit was called, the field shows the name that was chosen for it.
  const [shown, setShown] = useState(selected?.id ?? null);
  if ((selected?.id ?? null) !== shown) {
    setShown(selected?.id ?? null);
    if (selected) setTyped(selected.name);
  }
  const [pages, setPages] = useState(1);
  const settled = useSettled(typed, RESOURCE_SEARCH_SETTLE_MS);
  const text = searchTextOf(settled);
  const asChosen = selected && typed === selected.name;
  const { data, error, isFetching } = useQuery({
    ...hitsQuery(model, asChosen ? null : text, pages, isOffered),
    // While more of the same come, those that are there stay.
    placeholderData: (before, query) => (query?.queryKey[2] === text ? before : undefined),
  });
  const waiting = searchTextOf(typed) !== null && !asChosen && (settled !== typed || isFetching);
  const hits = settled === typed && !asChosen ? (data?.hits ?? []) : [];
  const offered = hits.filter(({ id }) => !without.includes(id));
  const more = data?.more ?? 0;

  function search(next: string) {
    setTyped(next);
    setPages(1);
  }
  return (
    <SearchBox
      {...field}
      error={field.error ?? (error && !waiting ? t('failed') : undefined)}
      items={offered.map(({ id, name, search_label }) => ({
        id: String(id),
        title: name,
        ...(search_label && search_label !== name && { note: search_label }),
      }))}
      query={typed}
      onQueryChange={search}
      selected={selected ? String(selected.id) : null}
      onSelect={(id) => onSelect(offered.find((hit) => String(hit.id) === id) ?? null)}
      afterChoice={several ? 'empty' : 'name'}
      {...(more > 0 &&
        hits.length > 0 && {
          more: t('more', { count: more }),
          onMore: () => setPages(pages + 1),
        })}
      emptyText={
        searchTextOf(typed) === null ? t('hint', { count: RESOURCE_SEARCH_MIN_CHARS }) : t('none')
      }
      countText={t('found', { count: data?.total ?? 0 })}
      loading={waiting}
      loadingLabel={t('searching')}
      onBlur={() => selected && setTyped(selected.name)}
    />
  );
}
