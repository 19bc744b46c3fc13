import type { Destination } from '@yay/contract/destinations';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentDestination } from './destinations.present.ts';
import { findDestination } from './destinations.repo.ts';

/** Somebody else's school is not found, so that nobody learns which there are. */
export async function getDestination(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<{ data: Destination } | Refusal> {
  const row = await findDestination(source, schoolScopeOf(actor), id);
  return row ? { data: presentDestination(row) } : refuse(404, 'not_found');
}
