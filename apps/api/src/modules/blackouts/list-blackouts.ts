import type { Blackout, listBlackouts as contract } from '@yay/contract/blackouts/calls';
import type { SchoolScope } from '@yay/domain/access';
import { instant, toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { type BlackoutRow, countBlackouts, findBlackout, findBlackouts } from './blackouts.repo.ts';
import { ownSchools } from './own-places.repo.ts';

type Query = z.output<typeof contract.query & {}>;
type Answer = z.input<(typeof contract.responses)[200]>;

export async function listBlackouts(
  source: Queryable,
  query: Query,
  closer: SchoolScope,
  locale: Locale,
): Promise<Answer | Refusal> {
  const { from = null, to = null, page = 1, per_page: perPage } = query;
  if (from !== null && to !== null && to < from) {
    return refuse(422, 'invalid', { to: ['ends_before_start'] });
  }
  const own = await ownSchools(source, closer);
  if (own !== null && query.destination_id === undefined) {
    return refuse(422, 'invalid', { destination_id: ['required'] });
  }
  if (own?.every(({ id }) => id !== query.destination_id)) {
    return refuse(404, 'not_found');
  }
  const filter = {
    marketId: query.market_id ?? null,
    destinationId: query.destination_id ?? null,
    reason: query.reason ?? null,
    state: query.state ?? null,
    from,
    to,
  };
  const total = await countBlackouts(source, filter);
  const paging = { page, perPage };
  const { limit, offset } = sliceOf(paging);
  const rows = await findBlackouts(source, filter, {
    limit,
    offset,
    // A school does not learn how many orders a closure of its market cancelled elsewhere.
    ordersOf: own === null ? null : (query.destination_id ?? null),
    // The team reads the name that it gave; a school's people read it as families do.
    locale: own === null ? 'en' : locale,
  });
  return pageOf(rows.map(presentBlackout), total, paging);
}

export async function getBlackout(
  source: Queryable,
  id: number,
): Promise<{ data: Blackout } | Refusal> {
  const row = await findBlackout(source, id);
  return row ? { data: presentBlackout(row) } : refuse(404, 'not_found');
}

const presentBlackout = (row: BlackoutRow): Blackout => ({
  ...row,
  date_type_reason: row.reason,
  created_at: toIso(instant(row.created_at)),
  lifted_at: row.lifted_at === null ? null : toIso(instant(row.lifted_at)),
});
