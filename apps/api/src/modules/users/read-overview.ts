import type { FamilyOverview } from '@yay/contract/users/overview';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { lunchersOf } from './families.repo.ts';
import {
  type OverviewDayRow,
  type OverviewRow,
  overviewDays,
  overviewOf,
} from './overview.repo.ts';
import { fullName, isoOrNull } from './users.present.ts';

const DAYS_OF_WEEK = 5;

/** Reads a family at a glance, in three statements side by side. */
export async function readOverview(
  source: Queryable,
  actor: Actor,
  userId: number,
  provider: string,
): Promise<FamilyOverview | Refusal> {
  const [lunchers, days, row] = await Promise.all([
    lunchersOf(source, userId),
    overviewDays(source, userId),
    overviewOf(source, userId, provider),
  ]);
  if (row === undefined) return refuse(404, 'not_found');
  return {
    lunchers: lunchers.map((luncher) => ({
      id: luncher.id,
      first: luncher.first,
      full_name: fullName(luncher),
      color: luncher.color,
      grade: luncher.grade_label,
      school: luncher.destination_name,
      tolerances: luncher.tolerances as FamilyOverview['lunchers'][number]['tolerances'],
    })),
    weeks: [days.slice(0, DAYS_OF_WEEK), days.slice(DAYS_OF_WEEK)].flatMap(presentWeek),
    money: actor.permissions.has('user:billing') ? presentMoney(row) : null,
    cases: {
      dunning_since: isoOrNull(row.dunning_since),
      choices: row.choices,
      approvals: row.approvals,
    },
    last_change: row.changed_at === null ? null : { at: toIso(row.changed_at), by: row.changed_by },
  };
}

function presentWeek(days: readonly OverviewDayRow[]): FamilyOverview['weeks'] {
  const [monday] = days;
  return monday === undefined ? [] : [{ monday: monday.date, days: [...days] }];
}

const presentMoney = ({ credit, yay_bucks, owed, default_card }: OverviewRow) => ({
  credit,
  yay_bucks,
  owed,
  default_card,
});
