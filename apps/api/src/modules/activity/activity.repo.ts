import type { ActivityAction } from '@yay/contract/activity/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, type Queryable } from '../../platform/db/index.ts';

export interface ActivityFilter {
  readonly by?: 'people' | 'product' | undefined;
  readonly actor?: number | undefined;
  readonly asWhom?: number | undefined;
  readonly about?: number | undefined;
  readonly action?: ActivityAction | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: number | undefined;
  readonly from?: Instant | undefined;
  /** Not included. */
  readonly until?: Instant | undefined;
  readonly search?: string | undefined;
}

/** The conditions that are asked for, and no others: each of them has an index to go by. */
function conditionsOf(filter: ActivityFilter): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined) return;
    params.push(value);
    conditions.push(condition(`$${params.length}`));
  };
  if (filter.by === 'people') conditions.push('a.actor_id is not null');
  if (filter.by === 'product') conditions.push('a.actor_id is null');
  add(filter.actor, (her) => `(a.actor_id = ${her} or a.impersonator_id = ${her})`);
  add(filter.asWhom, (her) => `(a.actor_id = ${her} and a.impersonator_id is not null)`);
  add(filter.about, (her) => `a.about_user_id = ${her}`);
  add(filter.action, (action) => `a.action = ${action}`);
  add(filter.subjectType, (type) => `a.subject_type = ${type}`);
  add(filter.subjectId, (id) => `a.subject_id = ${id}`);
  add(filter.from && asTimestamp(filter.from), (from) => `a.at >= ${from}`);
  add(filter.until && asTimestamp(filter.until), (until) => `a.at < ${until}`);
  for (const word of wordsOf(filter.search)) {
    add(`%${word}%`, (like) => SOUGHT.map((place) => place.replaceAll('?', like)).join(' or '));
  }
  return { where: conditions.map((text) => `(${text})`).join(' and ') || 'true', params };
}

/**
 * The places where a word is looked for: the record's name, and everybody who is named beside it.
 */
const SOUGHT = [
  'a.subject_label ilike ?',
  `a.actor_id in (select id from users where search_text like lower(?))`,
  `a.impersonator_id in (select id from users where search_text like lower(?))`,
  `a.about_user_id in (select id from users where search_text like lower(?))`,
  `(a.subject_type = 'order' and a.subject_id in (select o.id from lunches o
     where o.luncher_first || ' ' || o.luncher_last ilike ?))`,
];
const MOST_WORDS = 4;
const wordsOf = (search = ''): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

export async function countEntries(source: Queryable, filter: ActivityFilter): Promise<number> {
  const { where, params } = conditionsOf(filter);
  const { rows } = await source.run<{ total: number }>(
    `select count(*) as total from activity_entries a where ${where}`,
    params,
  );
  return rows[0]?.total ?? 0;
}

export async function findEntryIds(
  source: Queryable,
  filter: ActivityFilter,
  slice: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { where, params } = conditionsOf(filter);
  const { rows } = await source.run<{ id: number }>(
    `select a.id from activity_entries a where ${where}
     order by a.at desc, a.id desc limit ${slice.limit} offset ${slice.offset}`,
    params,
  );
  return rows.map(({ id }) => id);
}

type Document = Record<string, unknown> | null;

export interface EntryRow {
  id: number;
  at: Instant;
  action: ActivityAction;
  actor_id: number | null;
  actor: string | null;
  impersonator_id: number | null;
  impersonator: string | null;
  about_user_id: number | null;
  about: string | null;
  subject_type: string;
  subject_id: number | null;
  subject_label: string;
  date: PlainDate | null;
  before: Document;
  after: Document;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
}

/** Returns entries with the names of their people; an order's entry has its luncher and its day. */
export const entriesById = (source: Queryable, ids: readonly number[]): Promise<EntryRow[]> =>
  source.query<EntryRow>(
    'activity.entries',
    `select a.id, a.at, a.action, a.actor_id, by.first || ' ' || by.last as actor,
       a.impersonator_id, behind.first || ' ' || behind.last as impersonator,
       a.about_user_id, about.first || ' ' || about.last as about,
       a.subject_type, a.subject_id,
       case when o.id is null then a.subject_label else o.luncher_first end as subject_label, o.date,
       a.before, a.after, a.ip, a.user_agent, a.request_id
     from activity_entries a
     left join users by on by.id = a.actor_id
     left join users behind on behind.id = a.impersonator_id
     left join users about on about.id = a.about_user_id
     left join lunches o on a.subject_type = 'order' and o.id = a.subject_id
     where a.id = any($1::bigint[])
     order by a.at desc, a.id desc`,
    [ids],
  );

export interface Names {
  readonly items: ReadonlyMap<number, string>;
  readonly options: ReadonlyMap<number, string>;
  readonly grades: ReadonlyMap<number, string>;
}

/** Returns the names of the records that documents of orders hold by number. */
export async function namesOf(
  source: Queryable,
  ids: Readonly<Record<keyof Names, readonly number[]>>,
): Promise<Names> {
  const rows = await source.query<{ kind: keyof Names; id: number; name: string }>(
    'activity.names',
    `select 'items' as kind, id, name from items where id = any($1::int[])
     union all select 'options', id, name from options where id = any($2::int[])
     union all select 'grades', id, label from grades where id = any($3::int[])`,
    [ids.items, ids.options, ids.grades],
  );
  const of = (kind: keyof Names) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { items: of('items'), options: of('options'), grades: of('grades') };
}

export async function personExists(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query('activity.person', 'select 1 from users where id = $1', [id]);
  return rows.length > 0;
}
