import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { granularityOf, type TargetIds } from '@yay/domain/targets';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { type KeptDiscount, parentsOf } from './admin.repo.ts';

export const targetsOf = (row: KeptDiscount): TargetIds => ({
  markets: row.market_ids,
  destinations: row.destination_ids,
  grades: row.grade_ids,
});

/** Presents a discount to the team, with the markets and schools above each target. */
export async function presentDiscount(
  source: Queryable,
  actor: Pick<Actor, 'permissions'>,
  row: KeptDiscount,
): Promise<DiscountRecord> {
  const { market_ids, destination_ids, grade_ids, created_by, creator, ...known } = row;
  const { changed_by: _changed, waiting_by: _waiting, approved_by: _approved, ...rest } = known;
  const chosen = targetsOf(row);
  const granularity = granularityOf(chosen);
  const narrow = granularity === 'destinations' || granularity === 'grades';
  const lacks = narrow && (market_ids.length === 0 || destination_ids.length === 0);
  const above = lacks ? await parentsOf(source, row) : null;
  return {
    ...rest,
    targets: {
      granularity,
      markets: market_ids.length > 0 || !above ? market_ids : above.markets,
      destinations: destination_ids.length > 0 || !above ? destination_ids : above.destinations,
      grades: grade_ids,
    },
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
    archived_at: row.archived_at === null ? null : toIso(row.archived_at),
    created_by: created_by === null ? null : { id: created_by, full_name: creator ?? '' },
    abilities: { see_families: actor.permissions.has('internal_dashboard:users') },
  };
}
