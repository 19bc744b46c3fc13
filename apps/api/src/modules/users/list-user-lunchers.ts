import type { UserLuncher } from '@yay/contract/users/calls';
import { canActForFamily } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentLuncher } from '../lunchers/index.ts';
import { lunchersOf, personExists } from './families.repo.ts';

export async function listUserLunchers(
  source: Queryable,
  actor: Actor,
  userId: number,
): Promise<UserLuncher[] | Refusal> {
  if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
  const rows = await lunchersOf(source, userId);
  if (rows.length === 0 && !(await personExists(source, userId))) return refuse(404, 'not_found');
  return rows.map((row) => ({
    ...presentLuncher(row),
    grade: { id: row.grade_id, label: row.grade_label },
    destination: { id: row.destination_id, name: row.destination_name },
    upcoming_orders_count: row.upcoming_orders_count,
  }));
}
