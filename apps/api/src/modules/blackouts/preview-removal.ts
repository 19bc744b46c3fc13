import type { RemovalPreview } from '@yay/contract/blackouts/calls';
import type { SchoolScope } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { ownLiftProblem } from './check-own.ts';
import { namedBlackouts, openingPlaces } from './lift.repo.ts';
import { ownSchools } from './own-places.repo.ts';
import { overlapping } from './places.repo.ts';
import { liftProblem } from './remove-blackouts.ts';
import { countReopened } from './reopened.repo.ts';
import { reopenedMarketDays } from './reopened-days.ts';

/** What lifting closures would open, before anybody decides. */
export async function previewRemoval(
  source: Queryable,
  ids: readonly number[],
  closer: SchoolScope,
): Promise<{ data: RemovalPreview } | Refusal> {
  const asked = [...new Set(ids)];
  const rows = await namedBlackouts(source, asked);
  const [first] = rows;
  if (first === undefined || rows.length < asked.length) return refuse(404, 'not_found');
  const foreign = ownLiftProblem(rows, await ownSchools(source, closer));
  if (foreign) return foreign;
  const wrong = liftProblem(rows);
  if (wrong) return refuse(422, 'invalid', wrong);
  const from = rows.map((row) => row.starts_on).reduce((a, b) => (a < b ? a : b));
  const to = rows.map((row) => row.ends_on).reduce((a, b) => (a > b ? a : b));
  const scope = {
    markets: rows.flatMap(({ market_id }) => market_id ?? []),
    destinations: rows.flatMap((row) => (row.grade_id === null ? (row.destination_id ?? []) : [])),
    grades: rows.flatMap(({ grade_id }) => grade_id ?? []),
    lunchers: null,
  };
  return {
    data: {
      blackouts: rows.length,
      ...(await countReopened(source, asked, await reopenedMarketDays(source, asked))),
      opens: await openingPlaces(source, asked),
      still_closed: await overlapping(source, scope, from, to, asked),
    },
  };
}
