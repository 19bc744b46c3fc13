import type { draftSelections, OrderSummary } from '@yay/contract/calendar/calls';
import type { FieldCode } from '@yay/contract/codes';
import { isPlainDate, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { OWN_USE } from '@yay/domain/pricing';
import { type DaySave, type DiscountChoice, dayKey, decideWeek } from '@yay/domain/week';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { countUses, isLimited, normalCode } from '../discounts/index.ts';
import {
  checkDays,
  type FamilyWeek,
  ordererOf,
  type RequestedDay,
  summarize,
} from '../orders/index.ts';
import { loadWeek } from './load-week.ts';

export interface Draft {
  readonly userId: number;
  readonly monday: PlainDate;
  readonly selections: z.output<typeof draftSelections>;
  /** Undefined: the code that the week has. */
  readonly code: string | null | undefined;
}

/**
 * Returns the price of a week if it were saved now, by the rules of a save: a saved meal keeps its
 * price, a new one has today's, and a day that would be refused stays as it is.
 */
export async function summarizeDraft(
  db: Db,
  actor: Actor,
  draft: Draft,
): Promise<OrderSummary | Refusal> {
  const wrong = checkDates(draft);
  if (wrong) return refuse(422, 'invalid', wrong);
  const named = namedDays(draft);
  const code = draft.code ? normalCode(draft.code) : null;
  const loaded = await loadWeek(db, actor, {
    userId: draft.userId,
    monday: draft.monday,
    code,
    itemIds: named.flatMap(({ selection }) =>
      selection.kind === 'meal' ? [selection.itemId, ...selection.extraIds] : [],
    ),
  });
  if (isRefusal(loaded)) return loaded;
  const { week, catalogue } = loaded;

  const unknown = unknownLunchers(draft, week);
  if (unknown) return refuse(422, 'invalid', unknown);
  const problems = await checkDays(db, loaded, named, FIELDS);
  if (problems) return refuse(422, 'invalid', problems);

  const { orders, discount } = decideWeek({
    week,
    catalogue,
    orderer: ordererOf(actor, draft.userId),
    days: [...named, ...emptiedDays(week, named)],
    left: new Map(),
    discount: await choiceOf(db, week, draft),
    seed: '',
  });
  const { cents, problem } = discount;
  return summarize(
    orders,
    { code: discount.discount?.code ?? null, cents, problem },
    week.grabAndGo,
  );
}

const FIELDS = { entree: 'item_id', options: 'option_ids', extras: 'extra_ids' };

function checkDates({ monday, selections }: Draft): FieldErrors | null {
  const errors: Record<string, FieldCode[]> = {};
  for (const [luncher, days] of Object.entries(selections)) {
    for (const date of Object.keys(days)) {
      const path = `selections.${luncher}.${date}`;
      if (!isPlainDate(date)) errors[path] = ['invalid'];
      else if (!isWeekday(date)) errors[path] = ['not_a_weekday'];
      else if (mondayOf(date) !== monday) errors[path] = ['other_week'];
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

function unknownLunchers({ selections }: Draft, week: FamilyWeek): FieldErrors | null {
  const known = new Set(week.lunchers.map((luncher) => String(luncher.id)));
  const unknown = Object.keys(selections).filter((id) => !known.has(id));
  return unknown.length > 0
    ? Object.fromEntries(unknown.map((id) => [`selections.${id}`, ['unknown_luncher'] as const]))
    : null;
}

function namedDays({ selections }: Draft): RequestedDay[] {
  return Object.entries(selections).flatMap(([luncher, days]) =>
    Object.entries(days).map(([date, meal]) => ({
      ...daySave(Number(luncher), date as PlainDate),
      selection: {
        kind: 'meal' as const,
        itemId: meal.item_id,
        optionIds: meal.option_ids,
        extraIds: meal.extra_ids,
      },
    })),
  );
}

/** Returns the days whose saved order the draft no longer has. */
function emptiedDays(week: FamilyWeek, named: readonly DaySave[]): RequestedDay[] {
  const kept = new Set(named.map((day) => dayKey(day.luncherId, day.date)));
  const lunchers = new Set(week.lunchers.map((luncher) => luncher.id));
  return week.orders
    .filter((order) => lunchers.has(order.luncher_id))
    .filter((order) => !kept.has(dayKey(order.luncher_id, order.date)))
    .map((order) => daySave(order.luncher_id, order.date));
}

const daySave = (luncherId: number, date: PlainDate): RequestedDay => ({
  luncherId,
  date,
  selection: { kind: 'nothing' },
  shownFee: undefined,
  shownTotal: undefined,
  repeat: false,
  path: `selections.${luncherId}.${date}`,
});

async function choiceOf(db: Db, week: FamilyWeek, draft: Draft): Promise<DiscountChoice> {
  if (draft.code === undefined) return { kind: 'keep' };
  if (!draft.code) return { kind: 'none' };
  const discount = week.namedDiscount;
  if (discount === null || discount.id === week.discount?.id || !isLimited(discount)) {
    return { kind: 'code', discount, uses: OWN_USE };
  }
  return { kind: 'code', discount, uses: await countUses(db, discount, draft) };
}
