import type {
  ChoiceState,
  ProblemDetail,
  ReplacementProblem,
} from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { OrderState } from '@yay/domain/ordering';
import { languageOf } from '../../facts/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** A choice with its order, both as they are now. */
export interface ChoiceRow {
  readonly id: number;
  readonly substitution_id: number;
  readonly order_id: number;
  readonly user_id: number;
  readonly luncher_id: number;
  readonly luncher: string;
  readonly date: PlainDate;
  readonly state: ChoiceState;
  readonly problem: ReplacementProblem | null;
  readonly from_item_id: number;
  readonly to_item_id: number;
  readonly from_item: string;
  readonly to_item: string;
  /** These as the family reads them. */
  readonly from_told: string;
  readonly to_told: string;
  readonly because: string;
  readonly actor_id: number | null;
  readonly impersonator_id: number | null;
  readonly before_cents: number;
  readonly market_id: number;
  readonly timezone: string;
  readonly status: OrderState;
  readonly item_id: number;
  readonly total_cents: number;
  /** The cents charged for it, net of its share of a discount. */
  readonly paid_cents: number;
  /** The kitchen's count of the day is final. */
  readonly day_locked: boolean;
}

const CHOICE = `select c.id, c.substitution_id, c.order_id, c.user_id, c.luncher_id,
    l.luncher_first as luncher, c.date, c.state, c.problem, s.from_item_id, s.to_item_id,
    f.name as from_item, t.name as to_item,
    said_in(${languageOf('c.user_id')}, f.name, f.name_es) as from_told,
    said_in(${languageOf('c.user_id')}, t.name, t.name_es) as to_told,
    said_in(${languageOf('c.user_id')}, s.because, s.because_es) as because,
    s.actor_id, s.impersonator_id,
    c.before_cents, l.market_id, l.timezone, l.status, l.item_id, l.total_cents,
    coalesce((select sum(k.meals_cents + k.late_fee_cents - k.discount_cents)
      from order_charges k where k.order_id = l.id), 0)::int as paid_cents,
    l.is_day_locked as day_locked
  from substitution_choices c
  join lunches l on l.id = c.order_id
  join substitutions s on s.id = c.substitution_id
  join items f on f.id = s.from_item_id
  join items t on t.id = s.to_item_id`;

export async function choiceById(source: Queryable, id: number): Promise<ChoiceRow | undefined> {
  const [row] = await source.query<ChoiceRow>(
    'substitutions.choice_by_id',
    `${CHOICE} where c.id = $1`,
    [id],
  );
  return row;
}

/** Returns the choices of a family that a substitution has not opened yet. */
export const waitingChoices = (
  source: Queryable,
  substitutionId: number,
  userId: number,
): Promise<ChoiceRow[]> =>
  source.query<ChoiceRow>(
    'substitutions.waiting_choices',
    `${CHOICE} where c.substitution_id = $1 and c.user_id = $2 and c.state = 'waiting'
     order by c.date, c.luncher_id, c.id`,
    [substitutionId, userId],
  );

/** Returns the families with undecided choices on days whose lock is due. */
export const familiesToSettle = (
  source: Queryable,
): Promise<{ user_id: number; date: PlainDate; market_id: number }[]> =>
  source.query(
    'substitutions.families_to_settle',
    `select distinct c.user_id, c.date, l.market_id
     from substitution_choices c
     join lunches l on l.id = c.order_id
     join market_days md on md.market_id = l.market_id and md.date = c.date
     where c.state in ('waiting', 'open') and md.lock_at <= (select app_now())
     order by c.date, c.user_id`,
  );

/** Returns the undecided choices of one family and day, oldest substitution first. */
export const choicesToSettle = (
  source: Queryable,
  family: { readonly user_id: number; readonly date: PlainDate; readonly market_id: number },
): Promise<ChoiceRow[]> =>
  source.query<ChoiceRow>(
    'substitutions.choices_to_settle',
    `${CHOICE} where c.user_id = $1 and c.date = $2 and l.market_id = $3
       and c.state in ('waiting', 'open')
     order by c.substitution_id, c.luncher_id, c.id`,
    [family.user_id, family.date, family.market_id],
  );

export interface OpenedChoice {
  readonly id: number;
  readonly state: 'open' | 'lapsed';
  readonly problem: ReplacementProblem | null;
  readonly detail: ProblemDetail | null;
}

/** Opens waiting choices to their family, or ends those that have become pointless. */
export async function openChoices(tx: Tx, choices: readonly OpenedChoice[]): Promise<void> {
  await tx.query(
    'substitutions.open_choices',
    `update substitution_choices c set state = asked.state, problem = asked.problem,
       detail = asked.detail, decided_at = case when asked.state = 'lapsed' then app_now() end
     from jsonb_to_recordset($1) as asked (id int, state text, problem text, detail jsonb)
     where c.id = asked.id and c.state = 'waiting'`,
    [JSON.stringify(choices)],
  );
}

/** Ends the open choices that earlier substitutions left on these orders. */
export async function lapseEarlier(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.query(
    'substitutions.lapse_earlier',
    `update substitution_choices set state = 'lapsed', decided_at = app_now()
     where order_id = any($1::bigint[]) and state = 'open'`,
    [orderIds],
  );
}

/** Accepts choices and returns whether every one of them was still open. */
export async function acceptOpen(
  tx: Tx,
  ids: readonly number[],
  by: { readonly userId: number | null; readonly impersonatorId: number | null },
): Promise<boolean> {
  const rows = await tx.query(
    'substitutions.accept',
    `update substitution_choices set state = 'accepted', decided_at = app_now(), decided_by = $2,
       decided_impersonator_id = $3
     where id = any($1) and state = 'open' and problem is null returning id`,
    [ids, by.userId, by.impersonatorId],
  );
  return rows.length === ids.length;
}

export interface FamilyRow {
  readonly first: string;
  readonly email: string;
  readonly locale: 'en' | 'es';
  /** The family still has an account, so that its mail is read. */
  readonly is_open: boolean;
}

export async function familyOf(source: Queryable, userId: number): Promise<FamilyRow> {
  const [row] = await source.query<FamilyRow>(
    'substitutions.family',
    `select first, email, locale,
       deleted_at is null and suspension_reason is distinct from 'admin' as is_open
     from users where id = $1`,
    [userId],
  );
  if (row === undefined) throw new Error(`family ${userId} is gone`);
  return row;
}
