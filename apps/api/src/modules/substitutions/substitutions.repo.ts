import type { ChoiceState } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface SubstitutionRow {
  readonly id: number;
  readonly menu_id: number;
  readonly menu: string;
  readonly served_menu_id: number;
  readonly served_menu: string;
  readonly from_item_id: number;
  readonly from_item: string;
  readonly to_item_id: number;
  readonly to_item: string;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly because: string;
  readonly because_es: string | null;
  readonly state: 'running' | 'done';
  readonly families: number;
  readonly actor_id: number | null;
  readonly impersonator_id: number | null;
  readonly by: string | null;
  readonly created_at: number;
}

const SUBSTITUTION = `select s.id, s.menu_id, m.name as menu, s.served_menu_id,
    served.name as served_menu, s.from_item_id, f.name as from_item, s.to_item_id,
    t.name as to_item, s.starts_on, s.ends_on, s.because, s.because_es, s.state, s.families, s.actor_id,
    s.impersonator_id, u.first || ' ' || u.last as by, s.created_at
  from substitutions s
  join menus m on m.id = s.menu_id
  join menus served on served.id = s.served_menu_id
  join items f on f.id = s.from_item_id
  join items t on t.id = s.to_item_id
  left join users u on u.id = coalesce(s.impersonator_id, s.actor_id)`;

export async function substitutionById(
  source: Queryable,
  id: number,
): Promise<SubstitutionRow | undefined> {
  const [row] = await source.query<SubstitutionRow>(
    'substitutions.by_id',
    `${SUBSTITUTION} where s.id = $1`,
    [id],
  );
  return row;
}

export const substitutionsOfMenu = (
  source: Queryable,
  menuId: number,
): Promise<SubstitutionRow[]> =>
  source.query<SubstitutionRow>(
    'substitutions.of_menu',
    `${SUBSTITUTION} where s.menu_id = $1 or s.served_menu_id = $1 order by s.id desc limit 20`,
    [menuId],
  );

export async function substitutionOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<SubstitutionRow | undefined> {
  const [row] = await source.query<SubstitutionRow>(
    'substitutions.of_key',
    `${SUBSTITUTION} where s.actor_id = $1 and s.request_key = $2`,
    [actorId, key],
  );
  return row;
}

export interface NewSubstitution {
  readonly menuId: number;
  readonly servedMenuId: number;
  readonly fromItemId: number;
  readonly toItemId: number;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly because: string;
  readonly becauseEs: string | null;
  readonly actorId: number;
  readonly impersonatorId: number | null;
  readonly key: string;
}

export async function insertSubstitution(tx: Tx, row: NewSubstitution): Promise<number> {
  const [inserted] = await tx.query<{ id: number }>(
    'substitutions.insert',
    `insert into substitutions (menu_id, served_menu_id, from_item_id, to_item_id, starts_on,
       ends_on, because, because_es, actor_id, impersonator_id, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      row.menuId,
      row.servedMenuId,
      row.fromItemId,
      row.toItemId,
      row.startsOn,
      row.endsOn,
      row.because,
      row.becauseEs,
      row.actorId,
      row.impersonatorId,
      row.key,
    ],
  );
  if (inserted === undefined) throw new Error('the substitution was not written');
  return inserted.id;
}

/**
 * Inserts a waiting choice for each order with the item and returns how many families they are of.
 * The caller has locked the days, so that no order is placed or changed there meanwhile.
 */
export async function writeWaiting(
  tx: Tx,
  substitutionId: number,
  of: {
    readonly menuId: number;
    readonly itemId: number;
    readonly days: readonly { readonly marketId: number; readonly date: PlainDate }[];
  },
): Promise<number> {
  const [row] = await tx.query<{ families: number }>(
    'substitutions.write_waiting',
    `with affected as (
       insert into substitution_choices (substitution_id, order_id, user_id, luncher_id, date,
         before_cents)
       select $1, l.id, l.user_id, l.luncher_id, l.date, l.total_cents
       from lunches l
       join plain_scheduled_menus m on m.destination_id = l.destination_id and m.date = l.date
         and m.group_name = l.group_name and m.menu_id = $2
       where l.item_id = $3 and l.kind = 'calendar' and l.status = 'placed'
         and l.date = any($5::date[])
         and (l.market_id, l.date) in (select * from unnest($4::int[], $5::date[]))
       order by l.user_id, l.id
       returning user_id
     ), families as (select count(distinct user_id)::int as families from affected)
     update substitutions s set families = f.families,
       state = case when f.families = 0 then 'done' else 'running' end,
       finished_at = case when f.families = 0 then app_now() end
     from families f where s.id = $1 returning f.families`,
    [
      substitutionId,
      of.menuId,
      of.itemId,
      of.days.map((day) => day.marketId),
      of.days.map((day) => day.date),
    ],
  );
  return row?.families ?? 0;
}

export const countChoices = (
  source: Queryable,
  ids: readonly number[],
): Promise<{ substitution_id: number; state: ChoiceState; orders: number; families: number }[]> =>
  source.query(
    'substitutions.count_choices',
    `select substitution_id, state, count(*)::int as orders,
       count(distinct user_id)::int as families
     from substitution_choices where substitution_id = any($1) group by 1, 2`,
    [ids],
  );

export const waitingFamilies = (
  source: Queryable,
  id: number,
  limit: number,
): Promise<{ user_id: number }[]> =>
  source.query(
    'substitutions.waiting_families',
    `select user_id from substitution_choices where substitution_id = $1 and state = 'waiting'
     group by user_id order by user_id limit $2`,
    [id, limit],
  );

/** Ends a running substitution without waiting choices and returns whether it did. */
export async function finishSubstitution(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'substitutions.finish',
    `update substitutions s set state = 'done', finished_at = app_now()
     where s.id = $1 and s.state = 'running' and not exists (
       select from substitution_choices c where c.substitution_id = s.id and c.state = 'waiting')
     returning 1 as done`,
    [id],
  );
  return rows.length > 0;
}
