import { DUNNING_STATES, type DunningState } from '@yay/contract/dunning/calls';
import { debtIsElsewhere } from '../../payments/index.ts';
import type { Model } from '../model.ts';
import { loader } from './loader.ts';

const ELSEWHERE = debtIsElsewhere('c.user_id');
const SUSPENDED = 'c.suspended_at is not null';
const GRACE_OVER = 'c.grace_ends_at <= (select app_now())';
const open = (...is: readonly string[]) => ['c.closed_at is null', ...is].join(' and ');

/**
 * SQL of each state, in order: cases that the team has to settle first, then suspended families.
 */
const STATE_CASES: Readonly<Record<DunningState | 'closed', string>> = {
  closed: 'c.closed_at is not null',
  elsewhere: open(ELSEWHERE),
  suspended: open(`not ${ELSEWHERE}`, SUSPENDED),
  grace_over: open(`not ${ELSEWHERE}`, `not (${SUSPENDED})`, GRACE_OVER),
  trying: open(`not ${ELSEWHERE}`, `not (${SUSPENDED})`, `not (${GRACE_OVER})`),
};
const STATE = `case ${Object.entries(STATE_CASES)
  .map(([state, is]) => `when ${is} then '${state}'`)
  .join(' ')} end`;

const FAMILY = (what: string) => `(select ${what} from users u where u.id = c.user_id)`;
const NAME = FAMILY(`u.first || ' ' || u.last`);

// The offset keeps the subquery per family: without it, PostgreSQL sums the whole ledger.
const loadOwed = loader(
  'dunning_owed',
  `select c.id, case when c.closed_at is null then f.owed_cents else 0 end as owed_cents
   from dunning_cases c
   cross join lateral (select owed_cents from family_funds where user_id = c.user_id offset 0) f
   where c.id = any ($1::int[])`,
);
const loadFailure = loader(
  'dunning_failure',
  `select c.id, (select p.failure_code from payments p
     where p.user_id = c.user_id and p.purpose = 'debt' and p.failure_code is not null
     order by p.id desc limit 1) as failure_code
   from dunning_cases c where c.id = any ($1::int[])`,
);

/** Families whose card failed to pay a debt; those who have paid since are found by their state. */
export const dunningCase: Model = {
  name: 'DunningCase',
  list: 'dunning',
  need: { any: ['user:billing'] },
  from: 'dunning_cases c',
  key: 'c.id',
  usual: ['id', 'user_id', 'full_name', 'owed_cents', 'opened_at', 'tries', 'state'],
  order: 'c.opened_at, c.id',
  columns: {
    id: { type: 'integer', sql: 'c.id', sort: 'c.id' },
    user_id: { type: 'integer', sql: 'c.user_id' },
    full_name: { type: 'text', sql: NAME, sort: `lower(${NAME})`, search: `lower(${NAME})` },
    email: { type: 'text', sql: FAMILY('u.email'), search: FAMILY('lower(u.email)') },
    owed_cents: { type: 'integer', load: loadOwed, operators: [] },
    opened_at: { type: 'instant', sql: 'c.opened_at', sort: 'c.opened_at' },
    tries: { type: 'integer', sql: 'c.tries', sort: 'c.tries' },
    next_try_at: { type: 'instant', sql: 'c.next_try_at', sort: 'c.next_try_at' },
    grace_ends_at: { type: 'instant', sql: 'c.grace_ends_at', sort: 'c.grace_ends_at' },
    warned_at: { type: 'instant', sql: 'c.warned_at' },
    warned_again_at: { type: 'instant', sql: 'c.warned_again_at' },
    suspended_at: { type: 'instant', sql: 'c.suspended_at', sort: 'c.suspended_at' },
    closed_at: { type: 'instant', sql: 'c.closed_at', sort: 'c.closed_at' },
    failure_code: { type: 'text', load: loadFailure, operators: [] },
    state: {
      type: 'text',
      sql: STATE,
      values: [...DUNNING_STATES, 'closed'],
      cases: STATE_CASES,
    },
  },
  hidden: { column: 'state', value: 'closed', unless: 'c.closed_at is null' },
};
