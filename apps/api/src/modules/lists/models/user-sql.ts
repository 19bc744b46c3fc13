import type { UserState } from '@yay/contract/lists/calls';

/** SQL for the Monday of the list's week, which is that of the market where the day begins last. */
export const THIS_MONDAY = `(select date_trunc('week', coalesce(min(m.today), utc_today()))::date
  from market_clocks m)`;

const WAITS_FOR_FIRST_ORDER = `(not u.has_ordered and 'customer' = any (u.role_names))`;
const OPEN = 'u.deleted_at is null and u.suspended_on is null and not u.delinquent';

/** SQL of each state. A user has exactly one: the first that holds is the most telling. */
export const STATE_CASES: Readonly<Record<UserState, string>> = {
  deleted: 'u.deleted_at is not null',
  suspended: 'u.deleted_at is null and u.suspended_on is not null',
  payment_problem: 'u.deleted_at is null and u.suspended_on is null and u.delinquent',
  no_order_yet: `${OPEN} and ${WAITS_FOR_FIRST_ORDER}`,
  active: `${OPEN} and not ${WAITS_FOR_FIRST_ORDER}`,
};
