import { type RefObject, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FilterBar, type ListFilter } from '../../../lib/list/index.ts';
import type { Lookups } from '../model/cell.ts';
import type { ViewQuery } from '../model/view.ts';
import { GridColumnsButton } from './grid-columns-button.tsx';

interface GridToolbarProps {
  query: ViewQuery;
  hidden: readonly string[];
  lookups: Lookups;
  /** The rows are one vendor's, so nobody is asked which. */
  ofVendor: boolean;
  find: RefObject<HTMLInputElement | null>;
  phone: boolean;
  go: (changes: Partial<ViewQuery>, hidden?: readonly string[]) => void;
}

/** Finding, narrowing down, and which columns. */
export function GridToolbar(props: GridToolbarProps) {
  const { query, hidden, lookups, ofVendor, find, phone, go } = props;
  const t = useTranslations('item-grid');
  const filters = useGridFilters(lookups, ofVendor);
  const values = {
    vendor: query.vendor === null ? undefined : String(query.vendor),
    kind: query.kind === 'all' ? undefined : query.kind,
    state: query.state === 'active' ? undefined : query.state,
  };
  const narrowed = query.search !== '' || Object.values(values).some((value) => value);
  return (
    <FilterBar
      list="item-grid"
      filters={filters}
      values={values}
      onFilter={(id, value) => go(changesOf(id, value))}
      find={{
        search: query.search,
        onFind: (search) => go({ search }),
        label: t('find'),
        input: find,
      }}
      onClear={
        narrowed ? () => go({ search: '', vendor: null, kind: 'all', state: 'active' }) : undefined
      }
    >
      {!phone && (
        <GridColumnsButton hidden={hidden} ofVendor={ofVendor} onHide={(next) => go({}, next)} />
      )}
    </FilterBar>
  );
}

function changesOf(id: string, value: string | undefined): Partial<ViewQuery> {
  if (id === 'vendor') return { vendor: value ? Number(value) : null };
  if (id === 'kind') return { kind: value === 'entree' || value === 'extra' ? value : 'all' };
  return { state: value === 'archived' || value === 'all' ? value : 'active' };
}

function useGridFilters({ vendors }: Lookups, ofVendor: boolean): readonly ListFilter[] {
  const t = useTranslations('item-grid');
  return useMemo(() => {
    const vendor: ListFilter = {
      id: 'vendor',
      title: t('columns.vendor_id'),
      kind: 'choice',
      options: vendors.map(({ id, name }) => ({ value: String(id), label: name })),
    };
    return [
      ...(ofVendor ? [] : [vendor]),
      {
        id: 'kind',
        title: t('kind'),
        kind: 'choice',
        options: [
          { value: 'entree', label: t('kinds.entree') },
          { value: 'extra', label: t('kinds.extra') },
        ],
      },
      {
        id: 'state',
        title: t('state'),
        kind: 'choice',
        options: [
          { value: 'archived', label: t('states.archived') },
          { value: 'all', label: t('states.all') },
        ],
      },
    ];
  }, [t, vendors, ofVendor]);
}
