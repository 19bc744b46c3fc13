import { loader } from './loader.ts';
import { STATE_CASES } from './user-sql.ts';

export const loadRoles = loader(
  'user_roles',
  `select user_id as id, array_agg(role order by role) as roles
   from user_roles where user_id = any ($1::int[]) group by user_id`,
);

export const loadLunchers = loader(
  'user_lunchers',
  `select user_id as id,
     json_agg(json_build_object('id', l.id, 'first', l.first, 'color', l.color) order by l.id) as lunchers
   from lunchers l where user_id = any ($1::int[]) and deleted_at is null group by user_id`,
);

export const loadPlaces = loader(
  'user_places',
  `select l.user_id as id,
     array_agg(distinct l.destination_name order by l.destination_name) as school,
     array_agg(distinct l.market_name order by l.market_name) as market
   from lunchers_in_place l
   where l.user_id = any ($1::int[]) and l.deleted_at is null group by l.user_id`,
);

export const loadState = loader(
  'user_state',
  `select u.id, case ${Object.entries(STATE_CASES)
    .map(([state, holds]) => `when ${holds} then '${state}'`)
    .join(' ')} end as state
   from users u where u.id = any ($1::int[])`,
);

export const loadSecondFactor = loader(
  'user_second_factor',
  `select u.id,
     exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)
       or exists (select from passkeys p where p.user_id = u.id) as second_factor
   from users u where u.id = any ($1::int[])`,
);

/** Loads the account credit and the debt of a family, in cents. */
export const loadFunds = loader(
  'user_funds',
  `select f.user_id as id, f.credit_cents + f.promo_credit_cents as credit_cents, f.owed_cents
   from family_funds f where f.user_id = any ($1::int[])`,
);
