import type { GridItem } from '@yay/contract/item-grid/calls';
import { marginOf, pricePerUnitCents } from '@yay/domain/catalog';
import type { Lookups } from './cell.ts';
import { COLUMNS, type ColumnId } from './columns.ts';

export interface ViewQuery {
  readonly search: string;
  readonly vendor: number | null;
  readonly kind: 'all' | 'entree' | 'extra';
  readonly state: 'active' | 'archived' | 'all';
  /** Null is by name, as rows come. */
  readonly sort: { readonly column: ColumnId; readonly descending: boolean } | null;
}

export function matches(item: GridItem, query: ViewQuery): boolean {
  if (query.vendor !== null && item.vendor_id !== query.vendor) return false;
  if (query.kind !== 'all' && item.is_extra !== (query.kind === 'extra')) return false;
  if (query.state !== 'all' && (item.archived_at !== null) !== (query.state === 'archived')) {
    return false;
  }
  if (query.search === '') return true;
  const text = `${item.name} ${item.internal_name} ${item.tags.join(' ')} ${item.id}`;
  return text.toLowerCase().includes(query.search.toLowerCase());
}

type Key = string | number;
/** After everything else, whichever way it is sorted. */
const NOTHING = null;

function keyOf(item: GridItem, column: ColumnId, lookups: Lookups): Key | null {
  switch (column) {
    case 'open':
      return item.id;
    case 'vendor_id':
      return nameOf(lookups.vendors, item.vendor_id);
    case 'extra_type_id':
      return item.extra_type_id === null ? NOTHING : nameOf(lookups.extraTypes, item.extra_type_id);
    case 'margin':
      return marginOf(item.price, item.price_to_vendor);
    case 'price_per_unit':
      return Number(pricePerUnitCents(item.price_to_vendor, item.total_units));
    case 'tags':
      return item.tags.length === 0 ? NOTHING : item.tags.join(' ').toLowerCase();
    default: {
      const value = item[column];
      if (typeof value === 'string') return value === '' ? NOTHING : value.toLowerCase();
      return typeof value === 'boolean' ? Number(value) : value;
    }
  }
}

const nameOf = (choices: Lookups['vendors'], id: number) =>
  choices.find((one) => one.id === id)?.name.toLowerCase() ?? '';

/** The rows that are shown, in their order. `items` come in the order of their names. */
export function viewOf(items: Iterable<GridItem>, query: ViewQuery, lookups: Lookups): number[] {
  const matchingItems = [...items].filter((item) => matches(item, query));
  if (query.sort === null) return matchingItems.map(({ id }) => id);
  const { column, descending } = query.sort;
  const sign = descending ? -1 : 1;
  return matchingItems
    .map((item, place) => ({ id: item.id, place, key: keyOf(item, column, lookups) }))
    .sort((a, b) => {
      if (a.key === b.key) return a.place - b.place;
      if (a.key === null) return 1;
      if (b.key === null) return -1;
      return a.key < b.key ? -sign : sign;
    })
    .map(({ id }) => id);
}

const SORTABLE = new Set<string>(COLUMNS.map(({ id }) => id));
const LONGEST = 100;

/** Reads the view from an address and leaves out what the grid does not know. */
export function readQuery(address: Readonly<Record<string, unknown>>): {
  query: ViewQuery;
  hidden: string[];
} {
  const text = (name: string) => (address[name] === undefined ? '' : String(address[name]));
  const vendor = Number(text('vendor'));
  const sorted = /^(-?)(\w+)$/.exec(text('sort'));
  const column = sorted?.[2] ?? '';
  return {
    query: {
      search: text('q').trim().slice(0, LONGEST),
      vendor: Number.isSafeInteger(vendor) && vendor > 0 ? vendor : null,
      kind: oneOf(text('kind'), ['entree', 'extra'] as const) ?? 'all',
      state: oneOf(text('state'), ['archived', 'all'] as const) ?? 'active',
      sort: SORTABLE.has(column)
        ? { column: column as ColumnId, descending: sorted?.[1] === '-' }
        : null,
    },
    hidden: text('hide')
      .split(',')
      .filter((name) => SORTABLE.has(name)),
  };
}

const oneOf = <Name extends string>(text: string, names: readonly Name[]) =>
  names.find((name) => name === text);

/** The other way round; what is as it is without saying stays out of the address. */
export function writeQuery(query: ViewQuery, hidden: readonly string[]): Record<string, string> {
  return {
    ...(query.search !== '' && { q: query.search }),
    ...(query.vendor !== null && { vendor: String(query.vendor) }),
    ...(query.kind !== 'all' && { kind: query.kind }),
    ...(query.state !== 'active' && { state: query.state }),
    ...(query.sort && { sort: `${query.sort.descending ? '-' : ''}${query.sort.column}` }),
    ...(hidden.length > 0 && { hide: hidden.join(',') }),
  };
}
