import type { LuncherRepeat } from '@yay/contract/repeats/calls';
import { canActForFamily } from '@yay/domain/access';
import { mayRepeat } from '@yay/domain/billing';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { repeatProblems } from './can-repeat.ts';
import { repeatsOf } from './repeats.repo.ts';
import { withdrawable } from './withdrawable.ts';

/**
 * Returns a family's repeats, the orders that turning one off would take back, and the week from
 * which one could start.
 */
export async function readRepeats(
  db: Db,
  actor: Actor,
  query: { readonly userId?: number | undefined; readonly mondayOfWeek: PlainDate },
): Promise<{ data: LuncherRepeat[]; paused: boolean } | Refusal> {
  const userId = query.userId ?? actor.userId;
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  const [family] = await db.query<{ delinquent: boolean; suspended: boolean }>(
    'repeats.family_standing',
    `select delinquent, suspended_on is not null as suspended
     from users where id = $1 and deleted_at is null`,
    [userId],
  );
  if (family === undefined) return refuse(404, 'not_found');
  const problems = await repeatProblems(db, userId, query.mondayOfWeek);
  const repeats = new Map((await repeatsOf(db, userId)).map((row) => [row.luncher_id, row]));
  const going = await withdrawable(db, { userId, window: actor.window });
  return {
    paused: !mayRepeat(family),
    data: [...problems].map(([id, problem]) => {
      const repeat = repeats.get(id);
      const own = going.filter((order) => order.luncher_id === id);
      return {
        luncher_id: id,
        is_repeating: repeat !== undefined,
        canRepeat: problem === null,
        why_not: problem,
        seed_monday: repeat?.seed_monday ?? null,
        ends_on: repeat?.ends_on ?? null,
        skipped: (repeat?.skipped ?? []) as LuncherRepeat['skipped'],
        removable: {
          orders: own.length,
          total: own.reduce((sum, order) => sum + order.total_cents, 0),
          weeks: [...new Set(own.map((order) => mondayOf(order.date)))],
        },
      };
    }),
  };
}
