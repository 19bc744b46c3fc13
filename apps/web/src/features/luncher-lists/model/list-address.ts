import {
  LIST_SORTS,
  LIST_TABS,
  type ListSort,
  type ListTab,
} from '@yay/contract/luncher-lists/values';
import { isPlainDate, isWeekday } from '@yay/domain/calendar';

/** What of a list stands in the page's address, so that it can be kept and sent. */
export interface ListAddress {
  readonly tab?: ListTab | undefined;
  readonly date?: string | undefined;
  readonly grade_id?: string | undefined;
  readonly room_id?: string | undefined;
  readonly group?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: ListSort | undefined;
  readonly direction?: 'desc' | undefined;
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
    page: id(search.page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export const hasFilters = ({ grade_id, room_id, group, search, tab }: ListAddress): boolean =>
  [grade_id, room_id, group, search, tab].some((value) => value !== undefined);
