import { USER_STATES } from '@yay/contract/lists/calls';
import { ROLES } from '@yay/domain/access';
import type { Model } from '../model.ts';
import { abilitiesOfUsers } from './user-abilities.ts';
import {
  loadFunds,
  loadLunchers,
  loadPlaces,
  loadRoles,
  loadSecondFactor,
  loadState,
} from './user-loaders.ts';
import { USER_RELATIONS } from './user-relations.ts';
import { STATE_CASES, THIS_MONDAY } from './user-sql.ts';
import { totalsOfUsers } from './user-totals.ts';
import { loadThisWeek } from './user-week.ts';

const schoolsOf = (column: string) => (values: string) =>
  `exists (select from lunchers_in_place l
    where l.user_id = u.id and l.deleted_at is null and ${column} = any (${values}))`;
/** Filters by role. Nearly every user is a customer, which the user's row knows; others are few. */
const hasRole = (values: string, known: readonly unknown[]) =>
  known.includes('customer')
    ? `u.role_names && ${values}`
    : `exists (select from user_roles r where r.user_id = u.id and r.role = any (${values}))`;
// Reads the orders of one week once, and not the weeks of every family. The subquery avoids a join:
// PostgreSQL overestimates the orders of a week ahead and would choose a slow plan.
const ORDERED_NEXT_WEEK = `(u.id in (select o.user_id from lunches o
  where o.date between ${THIS_MONDAY} + 7 and ${THIS_MONDAY} + 11 and lunch_counts(o.status))) is true`;

// Few families are in debt, so their accounts are found once, whichever users the list has.
const OWING = `(u.id in (select a.user_id from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  where a.kind = 'receivable' group by a.user_id having sum(e.amount_cents) > 0)) is true`;
const BILLING = { any: ['user:billing'] } as const;

export const user: Model = {
  name: 'User',
  list: 'users',
  need: { any: ['internal_dashboard:users'] },
  from: 'users u',
  key: 'u.id',
  usual: ['id', 'full_name', 'first', 'last', 'email'],
  order: 'u.sort_name, u.id',
  columns: {
    id: { type: 'integer', sql: 'u.id', sort: 'u.id' },
    full_name: {
      type: 'text',
      sql: `(u.first || ' ' || u.last)`,
      sort: 'u.sort_name',
      indexed: true,
      search: `lower(u.first || ' ' || u.last)`,
    },
    first: { type: 'text', sql: 'u.first', sort: 'lower(u.first)', search: 'lower(u.first)' },
    last: { type: 'text', sql: 'u.last', sort: 'lower(u.last)', search: 'lower(u.last)' },
    email: { type: 'text', sql: 'u.email', sort: 'u.email', search: 'u.email' },
    phone: { type: 'text', sql: 'u.phone', search: 'lower(u.phone)' },
    locale: { type: 'text', sql: 'u.locale', values: ['en', 'es'], operators: ['=', '!='] },
    roles: {
      type: 'text',
      load: loadRoles,
      values: ROLES,
      among: hasRole,
    },
    market: { type: 'integer', load: loadPlaces, among: schoolsOf('l.market_id') },
    school: { type: 'integer', load: loadPlaces, among: schoolsOf('l.destination_id') },
    lunchers: { type: 'text', load: loadLunchers, operators: [] },
    this_week: { type: 'text', load: loadThisWeek, operators: [] },
    ordered_next_week: {
      type: 'boolean',
      cases: { true: ORDERED_NEXT_WEEK, false: `not (${ORDERED_NEXT_WEEK})` },
    },
    state: { type: 'text', load: loadState, values: USER_STATES, cases: STATE_CASES },
    credit_cents: { type: 'integer', load: loadFunds, operators: [], need: BILLING },
    owed_cents: { type: 'integer', load: loadFunds, operators: [], need: BILLING },
    owing: {
      type: 'boolean',
      cases: { true: OWING, false: `not (${OWING})` },
      need: BILLING,
    },
    second_factor: { type: 'boolean', load: loadSecondFactor, operators: [] },
    last_seen_at: { type: 'instant', sql: 'u.last_seen_at', sort: 'u.last_seen_at' },
    created_at: { type: 'instant', sql: 'u.created_at', sort: 'u.created_at', indexed: true },
    suspended_on: { type: 'instant', sql: 'u.suspended_on', sort: 'u.suspended_on' },
    deleted_at: { type: 'instant', sql: 'u.deleted_at', sort: 'u.deleted_at' },
    reboard: { type: 'boolean', sql: 'u.reboard' },
    notify_week_preview: { type: 'boolean', sql: 'u.notify_week_preview' },
    notify_nothing_chosen: { type: 'boolean', sql: 'u.notify_nothing_chosen' },
  },
  relations: USER_RELATIONS,
  hidden: { column: 'state', value: 'deleted', unless: 'u.deleted_at is null' },
  finding: {
    search: 'u.search_text',
    name: `u.first || ' ' || u.last`,
    label: 'u.email',
    order: ['u.sort_name', 'u.id'],
  },
  totals: totalsOfUsers,
  abilities: abilitiesOfUsers,
  changes: ['reboard', 'notify_week_preview', 'notify_nothing_chosen'],
};
