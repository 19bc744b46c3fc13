import { createHash, randomBytes } from 'node:crypto';
import { instant } from '@yay/domain/time';
import { layTiny, TINY } from '@yay/seeds/tiny';
import type pg from 'pg';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { Family } from '../lib/families.ts';
import { withClient } from '../lib/worlds.ts';

/** A Wednesday noon in New York. */
export const FIRST_NOW = '2026-11-18T17:00:00Z';
const WEEKS = 260;

export interface People {
  readonly families: readonly Family[];
  readonly staff: Family;
}

/** Runs `act` in a new data folder's database, before the programs start. */
export async function layFresh<T>(
  folder: string,
  lay: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const database = await startEmbedded({ dataDir: folder });
  try {
    const url = await ensureDatabase(database, 'yay');
    await migrate(url);
    return await withClient(url, lay);
  } finally {
    await database.stop();
  }
}

/** Lays the tiny world with a schedule of years and signed-in families of two lunchers each. */
export async function layWorld(client: pg.Client, families: number): Promise<People> {
  await moveClock(client, Date.parse(FIRST_NOW));
  await layTiny(client, { now: instant(Date.parse(FIRST_NOW)) });
  await client.query(
    `with days as (
       insert into destination_days (destination_id, date)
       select d.id, day::date from destinations d
       cross join generate_series((select max(date) + 1 from destination_days)::timestamp,
         '${FIRST_NOW}'::timestamp + interval '${WEEKS} weeks', interval '1 day') as day
       where extract(isodow from day) < 6
       returning id, destination_id
     )
     insert into destination_day_grades (destination_day_id, group_name, menu_id, menu_end)
     select days.id, groups.name,
       case destination_id when ${TINY.schools.eastern} then ${TINY.menus.eastern} else ${TINY.menus.central} end,
       '2032-12-31'
     from days cross join (values ('Lower'), ('Upper')) as groups (name)`,
  );
  await client.query(`update destination_day_grades set menu_end = '2032-12-31'`);
  await client.query(`update menus set last_day = '2032-12-31'`);
  await client.query(
    `insert into site_options (type, fields) values ('yay_bucks', $1)
     on conflict (type) do update set fields = excluded.fields`,
    [
      {
        enabled: true,
        tiers: [
          { amount: 2_000, bonus: 100 },
          { amount: 5_000, bonus: 500 },
        ],
      },
    ],
  );
  // A family that can't pay is retried soon and suspended in the end.
  await client.query(
    `insert into site_options (type, fields) values ('dunning', $1)
     on conflict (type) do update set fields = excluded.fields`,
    [{ retry_after_days: [1, 3], grace_days: 4, warn_days_before: [2] }],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into users (first, last, email, locale, password_hash)
     select 'Family', 'Number ' || n, 'family-' || n || '@money.test', 'en', 'unknown'
     from generate_series(1, $1::int) n returning id`,
    [families],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into user_roles (user_id, role) select unnest($1::int[]), 'customer'`,
    [ids],
  );
  await client.query(
    `insert into lunchers (user_id, grade_id, destination_id, first, last, color, tolerances,
       are_orders_repeating)
     select u.id, case when u.id % 3 = 0 and second then $3::int else $2::int end,
       case when u.id % 3 = 0 and second then $5::int else $4::int end,
       case when second then 'Second' else 'First' end, 'Child', 'green', '{}', false
     from unnest($1::int[]) as u (id) cross join (values (false), (true)) as child (second)`,
    [
      ids,
      TINY.grades.easternFirst,
      TINY.grades.centralFirst,
      TINY.schools.eastern,
      TINY.schools.central,
    ],
  );
  await client.query('analyze');
  const people = [...ids, TINY.users.admin.id].map((userId) => ({
    userId,
    token: randomBytes(32).toString('base64url'),
  }));
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, clock_timestamp() + interval '7 days'
     from unnest($1::bytea[], $2::int[]) as s (hash, id)`,
    [
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ userId }) => userId),
    ],
  );
  const staff = people.at(-1);
  if (staff === undefined) throw new Error('nobody is there');
  return { families: people.slice(0, -1), staff };
}

/** Moves the product's clock for every process. */
export async function moveClock(client: pg.Client | pg.Pool, to: number): Promise<void> {
  await client.query(
    `update app_clock set offset_ms =
       $1::bigint - (extract(epoch from clock_timestamp()) * 1000)::bigint`,
    [to],
  );
}
