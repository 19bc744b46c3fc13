import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import { allergensIn, avoided, conflicts } from '@yay/domain/allergy';
import { pictureOf } from '@yay/domain/catalog';
import { lockAt, type OrderTimes } from '@yay/domain/ordering';
import { toIso, zone } from '@yay/domain/time';
import type { FamilyChoiceRow } from './family-choices.repo.ts';

export function presentChoice(row: FamilyChoiceRow, times: OrderTimes): FamilyChoice {
  const isOpen = row.state === 'open';
  const charged = row.charged_cents ?? 0;
  return {
    id: row.id,
    state: row.state,
    date: row.date,
    luncher: { id: row.luncher_id, first: row.luncher, color: row.color },
    from: { id: row.from_id, name: row.from_name },
    to: {
      id: row.to_id,
      name: row.to_name,
      description: row.description,
      picture: pictureOf({ ...row, name: row.to_english }),
      tint: row.tint,
    },
    because: row.because,
    problem: row.problem,
    detail: row.detail,
    contains: allergensIn(row.parts),
    avoids: avoided(conflicts(row.tolerances, row.parts)),
    has: row.has,
    meal: row.meal,
    before_cents: row.before_cents,
    total_cents: row.total_cents,
    returned_cents: charged,
    // A charge is returned in full; an order that was not charged never will be.
    uncharged_cents: row.charged_cents === null ? row.total_cents : 0,
    until: toIso(lockAt(row.date, zone(row.timezone), times)),
    timezone: row.timezone,
    at_lock: row.problem === null ? 'accept' : 'credit',
    decided_at: row.decided_at === null ? null : toIso(row.decided_at),
    decided: isOpen ? null : decidedBy(row),
  };
}

function decidedBy(row: FamilyChoiceRow): FamilyChoice['decided'] {
  if (row.decided_by === null) return 'lock';
  const own = row.decided_by === row.user_id && row.decided_impersonator_id === null;
  return own ? 'family' : 'team';
}
