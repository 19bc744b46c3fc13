import type { DayRefusalCode } from '@yay/contract/codes';
import { mayRepeat } from '@yay/domain/billing';
import type { PlainDate } from '@yay/domain/calendar';
import { lastClose } from '@yay/domain/ordering';
import type { Instant } from '@yay/domain/time';
import {
  type DaySave,
  dayKey,
  decideWeek,
  type MealSelection,
  type Orderer,
  type WeekDecision,
} from '@yay/domain/week';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockDaysShared } from '../market-days/index.ts';
import { loadCatalogue } from '../schedule/index.ts';
import { checkDays } from './check-days.ts';
import { findFamilyWeek } from './family-week.repo.ts';
import { type FamilyWeek, familyWeek, namedItemIds } from './family-week.ts';
import { lockUnits } from './lock-units.ts';
import { lockWeek, writeWeek } from './save-week.repo.ts';
import type { RequestedDay } from './week-save.ts';
import { writeDecision } from './write-decision.ts';

/** The meal that a repeat wants on a date; without one, its order there is removed. */
export interface RepeatDay {
  readonly luncherId: number;
  readonly date: PlainDate;
  readonly meal: MealSelection | null;
}

export interface RepeatedDay {
  readonly luncherId: number;
  readonly date: PlainDate;
  /** The reason for which the day is not as the repeat wants it; null where it is. */
  readonly code: DayRefusalCode | null;
  /** The last moment at which a family could have ordered that day itself. */
  readonly lastClose: Instant | null;
  /** The order that was removed. */
  readonly removed: number | null;
}

/** A repeat orders by the family's own hours. */
const REPEATER: Orderer = { window: 'customer', correcting: false };
const BY_NOBODY = { actorId: null, impersonatorId: null, origin: null };

/**
 * Writes a week of a family as its repeats want it, by the rules of a save: a day that can't be
 * ordered is refused for the same reasons. `choose` runs once the week is locked. Returns null, with
 * nothing written, while the family's repeats pause.
 */
export async function repeatWeek(
  tx: Tx,
  db: Db,
  family: {
    readonly userId: number;
    readonly monday: PlainDate;
    readonly choose: (tx: Tx) => Promise<readonly RepeatDay[]>;
  },
): Promise<readonly RepeatedDay[] | null> {
  const { userId, monday } = family;
  if (!(await lockWeek(tx, userId, monday))) return null;
  const chosen = await family.choose(tx);
  if (chosen.length === 0) return [];
  await lockDaysShared(tx, await marketDaysOf(tx, chosen));
  const row = await findFamilyWeek(tx, userId, monday);
  if (row === undefined || !mayRepeat(row)) return null;
  const week = familyWeek(row, monday);
  const here = new Set(week.lunchers.map((luncher) => luncher.id));
  const days = chosen.filter((day) => here.has(day.luncherId)).map(requestedDay);
  const itemIds = [...namedItemIds(week), ...days.flatMap(itemsOf)];
  const catalogue = await loadCatalogue(db, tx, week.menus, itemIds, week.user.locale);
  // An item whose options changed is no longer the chosen meal, and its day is refused.
  const problems = Object.keys((await checkDays(tx, { week, catalogue }, days)) ?? {});
  const isSound = (day: RequestedDay) =>
    !problems.some((field) => field.startsWith(`${day.path}.`));
  const sound = days.filter(isSound);

  const decision = decideWeek({
    week,
    catalogue,
    orderer: REPEATER,
    days: sound,
    left: await lockUnits(tx, week, catalogue, sound),
    discount: { kind: 'keep', isUnasked: true },
    seed: '',
  });
  await writeRepeat(tx, week, decision);
  const removed = removedIn(decision);
  const codes = new Map(
    decision.results.map((result) => [dayKey(result.luncher_id, result.date), result.code]),
  );
  return days.map(({ luncherId, date, path }) => {
    const code = codes.get(path);
    const zone = week.lunchers.find(({ id }) => id === luncherId)?.timezone;
    return {
      luncherId,
      date,
      code: code === undefined ? 'not_on_menu' : code,
      lastClose: zone ? lastClose(REPEATER.window, date, zone, week.times) : null,
      removed: removed.get(dayKey(luncherId, date)) ?? null,
    };
  });
}

async function writeRepeat(tx: Tx, week: FamilyWeek, decision: WeekDecision): Promise<void> {
  if (!decision.changed) return;
  const { id: userId } = week.user;
  await writeDecision(tx, { userId, by: { ...BY_NOBODY, decidedAt: week.now }, decision });
  const { discount } = decision;
  await writeWeek(tx, { userId, monday: week.monday, version: week.version + 1, discount });
}

const removedIn = ({ changes }: WeekDecision): ReadonlyMap<string, number | null> =>
  new Map(
    changes.flatMap((change) =>
      change.kind === 'cancelled'
        ? [[dayKey(change.before.luncher_id, change.before.date), change.before.id]]
        : [],
    ),
  );

const requestedDay = ({ luncherId, date, meal }: RepeatDay): RequestedDay => ({
  luncherId,
  date,
  selection: meal ?? { kind: 'nothing' },
  shownFee: undefined,
  shownTotal: undefined,
  repeat: true,
  path: dayKey(luncherId, date),
});

const itemsOf = ({ selection }: DaySave): number[] =>
  selection.kind === 'meal' ? [selection.itemId, ...selection.extraIds] : [];

const marketDaysOf = (
  tx: Tx,
  days: readonly RepeatDay[],
): Promise<{ marketId: number; date: PlainDate }[]> =>
  tx.query(
    'orders.repeat_market_days',
    `select distinct l.market_id as "marketId", named.date
     from unnest($1::int[], $2::date[]) as named (luncher_id, date)
     join lunchers_in_place l on l.id = named.luncher_id`,
    [days.map((day) => day.luncherId), days.map((day) => day.date)],
  );
