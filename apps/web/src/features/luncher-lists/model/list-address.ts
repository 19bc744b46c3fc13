import {
  LIST_SORTS,
  LIST_SPANS,
  LIST_TABS,
  type ListSort,
  type ListTab,
} from '@yay/contract/luncher-lists/values';
import { isPlainDate, isWeekday } from '@yay/domain/calendar';

/** Columns that a reader may do without. */
export const HIDEABLE_COLUMNS = ['grade', 'room', 'meal', 'week', 'state'] as const;
export type HideableColumn = (typeof HIDEABLE_COLUMNS)[number];

/** The part of a list in the page's address, so that it can be kept and sent. */
export interface ListAddress {
  readonly tab?: ListTab | undefined;
  readonly date?: string | undefined;
  readonly grade_id?: string | undefined;
  readonly room_id?: string | undefined;
  readonly group?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: ListSort | undefined;
  readonly direction?: 'desc' | undefined;
  /** A day's meals unless the week's are asked for. */
  readonly span?: 'week' | undefined;
  /** Hidden columns, with commas between. */
  readonly hide?: string | undefined;
  readonly page?: string | undefined;
}

const ID = /^[1-9]\d{0,8}$/;
const oneOf = <Value extends string>(all: readonly Value[], value: unknown) =>
  all.find((one) => one === value);
const text = (value: unknown, most: number) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, most) || undefined
    : undefined;
const id = (value: unknown) => {
  const given = text(value, 10);
  return given !== undefined && ID.test(given) ? given : undefined;
};

/** Reads an address; what is not of a list is left out. */
export function readAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const date = text(search.date, 10);
  const all: ListAddress = {
    tab: oneOf(LIST_TABS, search.tab),
    date: date !== undefined && isPlainDate(date) && isWeekday(date) ? date : undefined,
    grade_id: id(search.grade_id),
    room_id: id(search.room_id),
    group: text(search.group, 40),
    search: text(search.search, 200),
    sort: oneOf(LIST_SORTS, search.sort),
    direction: oneOf(['desc'] as const, search.direction),
    span: oneOf(LIST_SPANS, search.span) === 'week' ? 'week' : undefined,
    hide: hiddenColumns({ hide: text(search.hide, 100) }).join() || undefined,
    page: id(search.page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The columns that an address hides. */
export const hiddenColumns = ({ hide }: Pick<ListAddress, 'hide'>): HideableColumn[] => {
  const named = hide?.split(',') ?? [];
  return HIDEABLE_COLUMNS.filter((column) => named.includes(column));
};

export const hasFilters = ({ grade_id, room_id, group, search, tab }: ListAddress): boolean =>
  [grade_id, room_id, group, search, tab].some((value) => value !== undefined);
