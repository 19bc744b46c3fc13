import type { mealsSummary } from '@yay/contract/calendar/calls';
import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { sumCents } from '@yay/domain/money';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { countWeeks, familyExists } from './calendar.repo.ts';

type Summary = z.input<typeof mealsSummary>;

/** Counts the lunches of a family in each of these weeks, with their price. */
export async function mealsSummaries(
  db: Queryable,
  actor: Actor,
  query: { readonly start_dates: readonly PlainDate[]; readonly userId?: number | undefined },
): Promise<{ data: Summary[] } | Refusal> {
  const userId = query.userId ?? actor.userId;
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  if (userId !== actor.userId && !(await familyExists(db, userId))) {
    return refuse(404, 'not_found');
  }
  const mondays = [...new Set(query.start_dates)];
  const rows = await countWeeks(db, userId, mondays);
  return {
    data: mondays.map((monday) => {
      const ofWeek = rows.filter((row) => row.monday === monday);
      return {
        start_date: monday,
        lunches: ofWeek.reduce((sum, row) => sum + row.lunches, 0),
        total: sumCents(ofWeek.map((row) => row.total)) - (ofWeek[0]?.discount ?? 0),
        lunchers: ofWeek.map(({ luncher_id, lunches }) => ({ luncher_id, lunches })),
      };
    }),
  };
}
