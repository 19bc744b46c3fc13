import { addDays, isPlainDate, type PlainDate } from '@yay/domain/calendar';

/** The days and places that a report is about. */
export interface AskedOfAll {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly market: string | undefined;
  readonly school: string | undefined;
  readonly vendor: string | undefined;
}

export type Search = Readonly<Record<string, unknown>>;

const ID = /^[1-9]\d{0,8}$/;

/** The number of a record, as text. */
export function askedId(search: Search, name: string): string | undefined {
  const id = String(search[name] ?? '');
  return ID.test(id) ? id : undefined;
}

/** The part that every report's address has; values that make no sense are left out. */
export function askedOfAll(
  search: Search,
  today: PlainDate,
  usualDays: number,
  isAllowed: (from: PlainDate, to: PlainDate) => boolean = () => true,
): AskedOfAll {
  const [from, to] = String(search.dates ?? '').split('~');
  const isRange = isPlainDate(from) && isPlainDate(to) && from <= to && isAllowed(from, to);
  return {
    ...(isRange ? { from, to } : { from: addDays(today, 1 - usualDays), to: today }),
    market: askedId(search, 'market'),
    school: askedId(search, 'school'),
    vendor: askedId(search, 'vendor'),
  };
}
