import type { DiscountUsage } from '@yay/contract/discounts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countFamilies, type UsedWeekRow, usedWeeks } from './usage.repo.ts';

/** Half a year: what a small chart can show. */
const MOST_WEEKS = 26;

/** What a code has brought and cost, in all and by week. */
export async function readUsage(source: Queryable, id: number): Promise<DiscountUsage | Refusal> {
  if ((await countFamilies(source, id)) === null) return refuse(404, 'not_found');
  const rows = await usedWeeks(source, id);
  const all = rows.find(({ monday }) => monday === null);
  const weeks = rows.filter(
    (row): row is UsedWeekRow & { monday: PlainDate } => row.monday !== null,
  );
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
  };
}
