import type { PlainDate } from '@yay/domain/calendar';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import { type RepeatDay, type RepeatedDay, repeatWeek } from '../orders/index.ts';
import {
  type DueDate,
  datesDue,
  type LookedAt,
  mondaysDue,
  stillRepeat,
  writeDates,
} from './repeat-dates.repo.ts';
import { tellFamily } from './tell-family.ts';

export interface RepeatParts {
  readonly db: Db;
  readonly letters: Letters;
}

/** Thrown where a repeat was changed while a week was written: that week is written anew. */
class ChangedMeanwhile extends Error {}
const MOST_TRIES = 3;

/**
 * Writes a family's repeats into every week that is planned, a transaction a week, and tells the
 * family once of whatever could not be. Ended anywhere or run beside itself, it places each lunch once.
 */
export async function repeatFamily(
  parts: RepeatParts,
  userId: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const monday of await mondaysDue(parts.db, userId)) {
    signal?.throwIfAborted();
    const isPaused = !(await repeatOneWeek(parts.db, userId, monday));
    if (isPaused) return;
  }
  await parts.db.tx((tx) => tellFamily(tx, parts.letters, userId));
}

/** False: the family's repeats pause. */
async function repeatOneWeek(db: Db, userId: number, monday: PlainDate): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.tx((tx) => writeWeek(tx, db, userId, monday));
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MOST_TRIES) throw error;
    }
  }
}

async function writeWeek(tx: Tx, db: Db, userId: number, monday: PlainDate): Promise<boolean> {
  let due: readonly DueDate[] = [];
  const repeated = await repeatWeek(tx, db, {
    userId,
    monday,
    choose: async () => {
      due = await datesDue(tx, userId, monday);
      return due.filter(isOwn).map(asDay);
    },
  });
  if (repeated === null) return false;
  if (due.length === 0) return true;
  const results = new Map(repeated.map((day) => [`${day.luncherId}|${day.date}`, day]));
  // Before the dates: a change of the repeat takes them in this order, too.
  const versions = new Map(due.map((day) => [day.luncher_id, day.version]));
  if (!(await stillRepeat(tx, versions))) throw new ChangedMeanwhile();
  await writeDates(
    tx,
    due.map((day) => lookedAt(day, results.get(`${day.luncher_id}|${day.date}`))),
  );
  return true;
}

/** Nobody's but the repeat's; without a meal there is something to do only where one stands. */
const isOwn = (day: DueDate): boolean => !day.is_touched && (day.meal !== null || day.is_placed);

const asDay = ({ luncher_id, date, meal }: DueDate): RepeatDay => ({
  luncherId: luncher_id,
  date,
  meal: meal && {
    kind: 'meal',
    itemId: meal.item_id,
    optionIds: meal.option_ids,
    extraIds: meal.extra_ids,
  },
});

function lookedAt(due: DueDate, result: RepeatedDay | undefined): LookedAt {
  const day = { luncherId: due.luncher_id, date: due.date, withdrawn: result?.removed ?? null };
  if (result === undefined || due.meal === null) {
    return { ...day, outcome: 'kept', code: null, tells: false };
  }
  if (result.code === null) return { ...day, outcome: 'placed', code: null, tells: false };
  // A day that nobody could order any more when this was switched on is no news.
  const wasOpen = result.lastClose !== null && result.lastClose > due.since;
  return { ...day, outcome: 'skipped', code: result.code, tells: wasOpen };
}
