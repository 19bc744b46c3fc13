import type { UserLuncher } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { lunchersOf, personExists } from './families.repo.ts';
import { fullName } from './users.present.ts';

export async function listUserLunchers(
  source: Queryable,
  userId: number,
): Promise<UserLuncher[] | Refusal> {
  const rows = await lunchersOf(source, userId);
  if (rows.length === 0 && !(await personExists(source, userId))) return refuse(404, 'not_found');
  return rows.map(({ are_orders_repeating: areOrdersRepeating, ...row }) => ({
    ...row,
    full_name: fullName(row),
    areOrdersRepeating,
  }));
}
