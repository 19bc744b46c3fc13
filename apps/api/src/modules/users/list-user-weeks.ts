import type { UserWeek } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { personExists } from './families.repo.ts';
import { countWeeks, weeksOf } from './weeks.repo.ts';

/** Returns the total of each of a family's weeks; cancelled orders count for nothing. */
export async function listUserWeeks(
  source: Queryable,
  userId: number,
  page: number,
): Promise<Page<UserWeek> | Refusal> {
  const total = await countWeeks(source, userId);
  if (total === 0 && !(await personExists(source, userId))) return refuse(404, 'not_found');
  return pageOf(await weeksOf(source, userId, sliceOf({ page })), total, { page });
}
