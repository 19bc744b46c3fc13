import type { ItemDestination } from '@yay/contract/items/destinations';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { itemExists, schoolsOf } from './usage.repo.ts';

/** Returns the schools where children can have an item from today on. */
export async function listDestinations(
  source: Queryable,
  itemId: number,
): Promise<{ data: ItemDestination[] } | Refusal> {
  if (!(await itemExists(source, itemId))) return refuse(404, 'not_found');
  return { data: await schoolsOf(source, itemId) };
}
