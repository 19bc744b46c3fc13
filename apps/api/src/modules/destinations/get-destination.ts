import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentRecord } from './destinations.present.ts';
import { findRecord } from './school-record.repo.ts';

/** Somebody else's school is not found, so that nobody learns which there are. */
export async function getDestination(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<{ data: DestinationRecord } | Refusal> {
  const row = await findRecord(source, schoolScopeOf(actor), id);
  return row ? { data: presentRecord(row) } : refuse(404, 'not_found');
}
