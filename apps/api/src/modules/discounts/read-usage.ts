import type { DiscountUsage } from '@yay/contract/discounts/calls';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { officeToday } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countFamilies, type UsedWeekRow, usedWeeks } from './usage.repo.ts';

/** Half a year: what a small chart can show. */
const MOST_WEEKS = 26;
/** Weeks of a recent period. */
const LATELY = 4;

/** Returns the uses, revenue and cost of a code, in all and by week. */
export async function readUsage(source: Queryable, id: number): Promise<DiscountUsage | Refusal> {
  if ((await countFamilies(source, id)) === null) return refuse(404, 'not_found');
  const rows = await usedWeeks(source, id);
  const all = rows.find(({ monday }) => monday === null);
  const weeks = rows.filter((row): row is Week => row.monday !== null);
  const uses = all?.uses ?? 0;
  return {
    uses,
    families: all?.families ?? 0,
    meals: all?.meals ?? 0,
    given_cents: all?.given_cents ?? 0,
    average_cents: all && uses > 0 ? Math.round(all.basket_cents / uses) : null,
    weeks: weeks
      .slice(0, MOST_WEEKS)
      .reverse()
      .map(({ monday, uses: taken, meals, given_cents }) => ({
        monday,
        uses: taken,
        meals,
        given_cents,
      })),
    earlier: weeks.length > MOST_WEEKS,
    latest: latestOf(weeks, mondayOf(await officeToday(source))),
  };
}

type Week = UsedWeekRow & { monday: PlainDate };

/** The weeks up to this one, beside as many before them; what is ordered ahead counts when it comes. */
function latestOf(weeks: readonly Week[], thisMonday: PlainDate): DiscountUsage['latest'] {
  const from = addDays(thisMonday, -7 * (LATELY - 1));
  const before = { from: addDays(from, -7 * LATELY), to: addDays(from, -1) };
  const to = addDays(thisMonday, 6);
  const sum = (of: 'uses' | 'meals' | 'given_cents') => {
    const within = (first: PlainDate, last: PlainDate) =>
      weeks
        .filter(({ monday }) => monday >= first && monday <= last)
        .reduce((total, week) => total + week[of], 0);
    return { now: within(from, to), before: within(before.from, before.to) };
  };
  return {
    from,
    to,
    before,
    uses: sum('uses'),
    meals: sum('meals'),
    given_cents: sum('given_cents'),
  };
}
