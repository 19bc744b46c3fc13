import type { RemovalPreview } from '@yay/contract/blackouts/calls';
import { closerScopeOf, mayNameChildren } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { ownLiftProblem } from './check-own.ts';
import { namedBlackouts, openingPlaces } from './lift.repo.ts';
import { ownSchools } from './own-places.repo.ts';
import { overlapping } from './places.repo.ts';
import { liftProblem } from './remove-blackouts.ts';
import { countReopened } from './reopened.repo.ts';
import { reopenedMarketDays } from './reopened-days.ts';

/** Returns the effect of lifting closures before anybody decides. */
export async function previewRemoval(
  source: Queryable,
  ids: readonly number[],
  actor: Actor,
): Promise<{ data: RemovalPreview } | Refusal> {
  const asked = [...new Set(ids)];
  const rows = await namedBlackouts(source, asked);
  const [first] = rows;
  if (first === undefined || rows.length < asked.length) return refuse(404, 'not_found');
  const foreign = ownLiftProblem(rows, await ownSchools(source, closerScopeOf(actor)));
  if (foreign) return foreign;
  const wrong = liftProblem(rows);
  if (wrong) return refuse(422, 'invalid', wrong);
  const from = rows.map((row) => row.starts_on).reduce((a, b) => (a < b ? a : b));
  const to = rows.map((row) => row.ends_on).reduce((a, b) => (a > b ? a : b));
  const scope = {
    markets: rows.flatMap(({ market_id }) => market_id ?? []),
    destinations: rows.flatMap((row) => (row.grade_id === null ? (row.destination_id ?? []) : [])),
    grades: rows.flatMap((row) => (row.luncher_ids === null ? (row.grade_id ?? []) : [])),
    lunchers: rows.flatMap(({ luncher_ids }) => luncher_ids ?? []),
  };
  const opens = await openingPlaces(source, asked);
  return {
    data: {
      blackouts: rows.length,
      ...(await countReopened(source, asked, await reopenedMarketDays(source, asked))),
      opens: mayNameChildren(actor) ? opens : opens.map((place) => ({ ...place, child_names: [] })),
      still_closed: await overlapping(source, scope, from, to, asked),
    },
  };
}
