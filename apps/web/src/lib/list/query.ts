import type { ListQuery } from '@yay/contract/lists/calls';
import { type ListState, splitChoices, splitDates } from './address.ts';
import type { List, ListFilter, ListRow, QueryPart } from './types.ts';

export const PER_PAGE = 50;
const DAY_MS = 86_400_000;

type Asked = Pick<List<ListRow>, 'model' | 'filters' | 'needs' | 'only'> & {
  readonly columns: readonly { readonly id: string; readonly needs?: readonly string[] }[];
};

/**
 * Returns the selection of records: the part of the query that the list, its count, its totals and
 * its export share.
 */
export function toSelection(list: Asked, state: ListState, nowMs: number): ListQuery {
  const parts: QueryPart[] = list.only ? [list.only] : [];
  for (const filter of list.filters) {
    const value = state.filters[filter.id];
    if (value !== undefined) parts.push(toPart(filter, value, nowMs));
  }
  const where = parts.flatMap((part) => part.where ?? []);
  const whereIn = parts.flatMap((part) => part.whereIn ?? []);
  const whereHas = parts.flatMap((part) => part.whereHas ?? []);
  return {
    model: list.model,
    ...(where.length > 0 && { where }),
    ...(whereIn.length > 0 && { whereIn }),
    ...(whereHas.length > 0 && { whereHas }),
    ...(state.search && { search: { value: state.search } }),
  };
}

/** One page of it, with the columns that are shown. */
export function toListQuery(
  list: Asked,
  state: ListState,
  shown: readonly string[],
  nowMs: number,
): ListQuery {
  return {
    ...toSelection(list, state, nowMs),
    columns: columnsAsked(list, shown),
    orderBy: [state.sort],
    page: state.page,
    perPage: PER_PAGE,
  };
}

export function columnsAsked(list: Asked, shown: readonly string[]): string[] {
  const needed = list.columns
    .filter(({ id }) => shown.includes(id))
    .flatMap(({ id, needs = [] }) => [id, ...needs]);
  return [...new Set(['id', ...(list.needs ?? []), ...needed])];
}

function toPart(filter: ListFilter, value: string, nowMs: number): QueryPart {
  if (filter.query) return filter.query(value);
  const part = ownPart(filter, value, nowMs);
  return filter.relation ? { whereHas: [{ relation: filter.relation, ...part }] } : part;
}

function ownPart(
  filter: ListFilter,
  value: string,
  nowMs: number,
): Pick<QueryPart, 'where' | 'whereIn'> {
  const column = filter.column ?? filter.id;
  switch (filter.kind) {
    case 'choice':
      return { where: [{ column, value }] };
    case 'choices':
    case 'records':
      return { whereIn: [{ column, values: splitChoices(value) }] };
    case 'text':
      return { where: [{ column, operator: 'like', value }] };
    case 'within': {
      // Hours are whole: the query stays the same for a while, and its response can be kept.
      const since = Math.floor((nowMs - Number(value) * DAY_MS) / 3_600_000) * 3_600_000;
      return { where: [{ column, operator: '>=', value: new Date(since).toISOString() }] };
    }
    case 'dates': {
      const { from, to } = splitDates(value);
      return {
        where: [
          ...(from ? [{ column, operator: '>=', value: startOfDay(from) }] : []),
          ...(to ? [{ column, operator: '<', value: startOfDay(to, 1) }] : []),
        ],
      };
    }
  }
}

/** The query of a `dates` filter whose column has no hours: both dates as they stand. */
export const betweenDates =
  (column: string) =>
  (value: string): QueryPart => {
    const { from, to } = splitDates(value);
    return {
      where: [
        ...(from ? [{ column, operator: '>=', value: from }] : []),
        ...(to ? [{ column, operator: '<=', value: to }] : []),
      ],
    };
  };

/**
 * Returns the start of a day in the reader's own zone, as she means it; it is the browser that
 * knows which that is.
 */
function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
