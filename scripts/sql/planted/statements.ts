import type { Queryable } from '../../../apps/api/src/platform/db/index.ts';

// Each statement breaks one rule, and its name is the problem that has to be found.
export const planted = async (source: Queryable, where: string) => [
  await source.query<{ email: string; nickname: string }>(
    'the result has no column nickname',
    'select email from users',
  ),
  await source.query<{ id: number }>(
    'the row type has no column email',
    'select id, email from users',
  ),
  await source.query<{ email: number }>('email is text and not number', 'select email from users'),
  await source.query<{ created_at: string }>(
    'created_at is timestamp with time zone and not string',
    'select created_at from users',
  ),
  await source.query<{ dates: number[] }>(
    'dates is date[] and not number[]',
    'select array_agg(date) as dates from orders group by user_id',
  ),
  await source.query<{ deleted_at: number }>(
    'deleted_at may be null',
    'select deleted_at from users',
  ),
  await source.query<{ name: string }>(
    'name may be null',
    'select m.name from users u left join markets m on m.id = u.id',
  ),
  await source.query<{ largest: number }>(
    'largest may be null',
    'select max(id) as largest from users',
  ),
  await source.query<{ first: string }>(
    'first may be null',
    'select (select l.first from lunchers l where l.user_id = u.id limit 1) as first from users u',
  ),
  await source.query<{ told: string }>(
    'told may be null',
    `select said_in('es', description_es, description) as told from items`,
  ),
  await source.query<{ day: string }>(
    'day may be null',
    'select local_date(deleted_at, office_zone()) as day from users',
  ),
  await source.query<{ label: string }>(
    'label may be null',
    "select l.tolerances->>'nuts' as label from lunchers l",
  ),
  await source.query<{ id: number }>(
    'column "nickname" does not exist',
    'select id from users where nickname = $1',
  ),
  await source.query<{ id: number }>('not constant', `select id from users where ${where}`),
];

// None of these breaks a rule.
/** One of these columns has a text of its own, and the other has none. */
const SAID: Readonly<Partial<Record<'first' | 'last', string>>> = { first: 'upper(first)' };

export const sound = async (source: Queryable, kind: 'first' | 'last') => [
  await source.query<{ name: string; label: string; market: string }>(
    'sound.joins',
    `select u.${kind} as name, g.label, m.name as market from lunchers l
     join users u on u.id = l.user_id left join grades g on g.id = l.grade_id
     left join destinations d on d.id = g.destination_id
     left join markets m on m.id = d.market_id where m.id = $1`,
  ),
  await source.query<{ deleted_at: number; total: number; latest: number }>(
    'sound.filter',
    `select deleted_at, count(*) as total, max(created_at) as latest from users
     where deleted_at is not null group by deleted_at`,
  ),
  await source.query<{ offered: boolean }>(
    'sound.total_function',
    'select is_offered(archived_at, null) as offered from items',
  ),
  await source.query<{ grade: string; largest: number | null }>(
    'sound.lookups',
    `with largest as (select max(id) as id from users)
     select (select g.label from grades g where g.id = l.grade_id) as grade,
       (select id from largest) as largest from lunchers l`,
  ),
  await source.query<{ said: string }>(
    'sound.missing_member',
    `select ${SAID[kind] ?? `'none'`} as said from users`,
  ),
];
