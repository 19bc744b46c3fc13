import { isPlainDate } from '@yay/domain/calendar';
import type { ListFilter } from './types.ts';

export type Sort = { readonly column: string; readonly direction: 'asc' | 'desc' };

/** The state of a list that its address holds. */
export type ListState = {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort;
  readonly page: number;
  /** The saved view that somebody came by. */
  readonly view: number | null;
};

export type AddressRules = {
  readonly filters: readonly ListFilter[];
  readonly sort: Sort;
  readonly columns: readonly { readonly id: string; readonly sortable?: boolean }[];
};

export type Address = Readonly<Record<string, string | undefined>>;

const LAST_PAGE = 100_000;
const LONGEST = 200;

/** Whatever the address says that the list does not know is left out: it came from anywhere. */
export function readAddress(rules: AddressRules, address: Address): ListState {
  const filters: Record<string, string> = {};
  for (const filter of rules.filters) {
    const value = cleanValue(filter, address[filter.id]);
    if (value !== null) filters[filter.id] = value;
  }
  return {
    search: (address.search ?? '').trim().slice(0, LONGEST),
    filters,
    sort: readSort(rules, address.sort),
    page: readNumber(address.page, LAST_PAGE) ?? 1,
    view: readNumber(address.view, 2_147_483_647),
  };
}

/** The other way round; the usual values stay out of the address. */
export function writeAddress(rules: AddressRules, state: ListState): Record<string, string> {
  return {
    ...writeView(rules, state),
    ...(state.page > 1 && { page: String(state.page) }),
    ...(state.view !== null && { view: String(state.view) }),
  };
}

/** A saved view keeps filters, search and order, not the page number. */
export function writeView(rules: AddressRules, state: ListState): Record<string, string> {
  const address: Record<string, string> = {};
  if (state.search) address.search = state.search;
  for (const { id } of rules.filters) {
    const value = state.filters[id];
    if (value !== undefined) address[id] = value;
  }
  const { column, direction } = state.sort;
  if (column !== rules.sort.column || direction !== rules.sort.direction) {
    address.sort = direction === 'desc' ? `-${column}` : column;
  }
  return address;
}

/** A view's query as text, the same for the same view. */
export function viewText(rules: AddressRules, state: ListState): string {
  return new URLSearchParams(writeView(rules, state)).toString();
}

export function readView(rules: AddressRules, query: string): ListState {
  return readAddress(rules, Object.fromEntries(new URLSearchParams(query)));
}

function readSort({ columns, sort }: AddressRules, text: string | undefined): Sort {
  const column = text?.replace(/^-/, '');
  if (!columns.some(({ id, sortable }) => sortable && id === column) || !column) return sort;
  return { column, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

function readNumber(text: string | undefined, most: number): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return null;
  const number = Number(text);
  return number <= most ? number : null;
}

/** A value that its filter can't mean is as good as none. */
function cleanValue(filter: ListFilter, text: string | undefined): string | null {
  const value = text?.trim().slice(0, LONGEST) ?? '';
  if (value === '') return null;
  if (filter.kind === 'choices') return [...new Set(splitChoices(value))].join(',') || null;
  if (filter.kind === 'records') {
    const ids = splitChoices(value).filter((id) => readNumber(id, 2_147_483_647) !== null);
    return [...new Set(ids)].join(',') || null;
  }
  if (filter.kind === 'within') return readNumber(value, 3_660) === null ? null : value;
  if (filter.kind === 'dates') {
    const { from, to } = splitDates(value);
    return from || to ? joinDates(from, to) : null;
  }
  return value;
}

export function splitChoices(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** '2026-09-01..2026-09-30', open at either end. */
export function splitDates(value: string): { from: string; to: string } {
  const [from = '', to = ''] = value.split('..');
  return { from: isPlainDate(from) ? from : '', to: isPlainDate(to) ? to : '' };
}

export function joinDates(from: string, to: string): string {
  return `${from}..${to}`;
}
