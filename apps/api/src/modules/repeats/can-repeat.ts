import type { PlainDate } from '@yay/domain/calendar';
import { type RepeatProblem, repeatProblem } from '@yay/domain/ordering';
import type { Queryable } from '../../platform/db/index.ts';
import { offersOf } from './repeats.repo.ts';

/**
 * Returns, for each luncher of a family, the reason why her orders can't repeat from that week;
 * null when they can.
 */
export async function repeatProblems(
  source: Queryable,
  userId: number,
  monday: PlainDate,
): Promise<ReadonlyMap<number, RepeatProblem | null>> {
  const offers = await offersOf(source, userId, monday);
  const lunchers = new Set(offers.map((offer) => offer.luncher_id));
  return new Map(
    [...lunchers].map((id) => {
      const own = offers.filter((offer) => offer.luncher_id === id);
      const days = own.map(({ menu_id, closed }) => ({ menuId: menu_id, closed }));
      const ordered = own.slice(0, 5).filter((offer) => offer.ordered).length;
      const isOver = own.some((offer) => offer.is_over);
      const [thisWeek, next] = [days.slice(0, 5), days.slice(5)];
      return [id, repeatProblem({ thisWeek, next, ordered, isOver })];
    }),
  );
}
