import type { ListQuery } from '@yay/contract/lists/calls';

/**
 * The characters from which on a search starts, and the pause in typing before it, in milliseconds.
 */
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_SETTLE_MS = 500;
export const PER_PAGE = 24;

/** The filters of the library. */
export interface MediaFilters {
  readonly search: string;
  readonly tags: readonly string[];
  readonly author: { readonly id: number; readonly full_name: string } | null;
  /** Business dates: before the one's beginning, and from the other's beginning on. */
  readonly before: string;
  readonly after: string;
}

export const NO_FILTERS: MediaFilters = {
  search: '',
  tags: [],
  author: null,
  before: '',
  after: '',
};

export const isFiltered = ({ search, tags, author, before, after }: MediaFilters): boolean =>
  search !== '' || tags.length > 0 || author !== null || before !== '' || after !== '';

/**
 * The search after somebody typed: one that is too short starts none, so that what was found stays;
 * an empty one resets.
 */
export function nextSearch(current: string, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  return [...text].length < SEARCH_MIN_CHARS ? current : text;
}

const COLUMNS = ['id', 'name', 'alt', 'alt_es', 'format', 'details', 'thumbnail', 'picture'];

/** The list call for a page of the library, the latest change first. A filter counts if it is set. */
export function toMediaQuery(filters: MediaFilters, page: number, startOf: StartOf): ListQuery {
  const { search, tags, author, before, after } = filters;
  const where = [
    ...(before === ''
      ? []
      : [{ column: 'created_at', operator: '<=' as const, value: startOf(before) }]),
    ...(after === ''
      ? []
      : [{ column: 'created_at', operator: '>=' as const, value: startOf(after) }]),
  ];
  return {
    model: 'Asset',
    columns: COLUMNS,
    orderBy: [{ column: 'updated_at', direction: 'desc' }],
    page,
    perPage: PER_PAGE,
    ...(search !== '' && { search: { value: search } }),
    ...(where.length > 0 && { where }),
    ...(author !== null && { whereIn: [{ column: 'author_id', values: [author.id] }] }),
    ...(tags.length > 0 && {
      whereHas: [{ relation: 'terms', whereIn: [{ column: 'name', values: [...tags] }] }],
    }),
  };
}

/** The instant at which a business date begins, as ISO text. */
export type StartOf = (date: string) => string;
