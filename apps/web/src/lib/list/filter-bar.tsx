import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddFilter, FilterChip } from './filter-chips.tsx';
import { FindInList, type FindInListProps } from './find-in-list.tsx';
import type { ListFilter } from './types.ts';

export interface FilterBarProps {
  /** Options that are asked for are kept under it. */
  list: string;
  filters: readonly ListFilter[];
  /** The chosen values, by the filter's id; an absent filter narrows nothing. */
  values: Readonly<Record<string, string | undefined>>;
  onFilter: (id: string, value: string | undefined) => void;
  find?: FindInListProps | undefined;
  /** Takes all of it away; there only where there is something to take away. */
  onClear?: (() => void) | undefined;
  /** Before everything, such as days that always hold. */
  first?: ReactNode;
  /** The list's tools, at the far end. */
  children?: ReactNode;
  /** The panel with all filters is open, where something else opens it as well. */
  adding?: boolean;
  onAdding?: (open: boolean) => void;
}

/**
 * Shows above every list the search, the chips of chosen filters, more filters, and the list's
 * tools.
 */
export function FilterBar(props: FilterBarProps) {
  const { list, filters, values, onFilter, find, onClear, first, children } = props;
  const t = useTranslations('admin.list');
  const [open, setOpen] = useState(false);
  return (
    <search className="filters" aria-label={t('filters')}>
      {find && <FindInList {...find} />}
      {first}
      {filters
        .filter(({ id }) => values[id])
        .map((filter) => (
          <FilterChip
            key={filter.id}
            list={list}
            filter={filter}
            value={values[filter.id] ?? ''}
            onChange={(value) => onFilter(filter.id, value)}
          />
        ))}
      {filters.length > 0 && (
        <AddFilter
          list={list}
          filters={filters}
          values={values}
          open={props.adding ?? open}
          onOpen={props.onAdding ?? setOpen}
          onAdd={onFilter}
        />
      )}
      {onClear && (
        <button type="button" className="staff-btn quiet small" onClick={onClear}>
          {t('clear')}
        </button>
      )}
      <span className="space" />
      {children}
    </search>
  );
}
