import type { Destination } from '@yay/contract/destinations/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { presentDestination } from './destinations.present.ts';
import { countDestinations, listDestinationRows } from './destinations.repo.ts';

/** The schools that the caller belongs to; for those who look after schools, all of them. */
export async function listDestinations(
  source: Queryable,
  actor: Actor,
  page: number,
): Promise<Page<Destination>> {
  const scope = schoolScopeOf(actor);
  const total = await countDestinations(source, scope);
  const rows = await listDestinationRows(source, scope, sliceOf({ page }));
  return pageOf(rows.map(presentDestination), total, { page });
}
