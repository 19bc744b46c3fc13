import { ACTIVITY_ACTIONS } from '@yay/contract/actions';
import { isPlainDate } from '@yay/domain/calendar';
import { joinDates, splitDates } from '../../../lib/list/address.ts';

/** The filters of a person's log, as the address has them; empty is everything. */
export type ActivityState = {
  readonly by: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
};

type Address = Readonly<Record<string, string | undefined>>;
const LAST_PAGE = 100_000;

/**
 * Reads the filters from an address and leaves out unknown values: the address came from anywhere.
 */
export function readAddress(address: Address): ActivityState {
  const { by = '', action = '', page = '' } = address;
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
  return {
    by: by === 'people' || by === 'product' ? by : '',
    action: ACTIVITY_ACTIONS.some((known) => known === action) ? action : '',
    from: dateOf(address.from),
    to: dateOf(address.to),
    page: Math.min(number, LAST_PAGE),
  };
}

/** Whatever is as it is without saying stays out of the address. */
export const writeAddress = ({ page, ...filters }: ActivityState): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  ...(page > 1 && { page: String(page) }),
});

export const isNarrowed = ({ by, action, from, to }: ActivityState): boolean =>
  [by, action, from, to].some((value) => value !== '');

const dateOf = (text = ''): string => (isPlainDate(text) ? text : '');

/** Returns the chosen filters, as the chips of the list have them: both days are one filter. */
export const filtersOf = ({ by, action, from, to }: ActivityState) => ({
  by,
  action,
  at: from || to ? joinDates(from, to) : '',
});

/** Returns the part of the address that a chip changes; an empty value takes it away. */
export function withFilter(id: string, value: string): Partial<ActivityState> {
  if (id === 'at') return splitDates(value);
  return id === 'by' ? { by: value } : { action: value };
}
