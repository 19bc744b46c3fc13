import type { Destination } from '@yay/contract/destinations';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { presentDestination } from './destinations.present.ts';
import { countDestinations, listDestinationRows } from './destinations.repo.ts';

const PER_PAGE = 50;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

export interface DestinationPage {
  data: Destination[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

/** The schools that the caller belongs to; for those who look after schools, all of them. */
export async function listDestinations(
  source: Queryable,
  actor: Actor,
  page: number,
): Promise<DestinationPage> {
  const scope = schoolScopeOf(actor);
  const offset = (Math.min(page, LAST_PAGE_OF_ALL) - 1) * PER_PAGE;
  const total = await countDestinations(source, scope);
  const rows = await listDestinationRows(source, scope, { limit: PER_PAGE, offset });
  return {
    data: rows.map(presentDestination),
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}
