import type { FieldCode } from '@yay/contract/codes';
import type { DestinationBody } from '@yay/contract/destinations/calls';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { countOrdersAhead, daysOnOffer, lockDaysAlone } from '../market-days/index.ts';
import type { GradesPlan } from './plan-grades.ts';
import type { DestinationRecordRow } from './school-record.repo.ts';

/** Tells whether a change would take ordered lunches away from somebody. */
export const narrows = (
  before: DestinationRecordRow,
  body: DestinationBody,
  { archived, regrouped }: GradesPlan,
): boolean =>
  (before.status === 'active' && body.status !== 'active') ||
  body.market_id !== before.market_id ||
  archived.length + regrouped.length > 0;

/**
 * Refuses a change that ordered lunches stand in the way of. Until the commit nobody orders at the
 * school: an order is either found here, or decided after the change. The caller has locked the
 * schedule, and after it the school.
 */
export async function checkAhead(
  tx: Tx,
  before: DestinationRecordRow,
  body: DestinationBody,
  plan: GradesPlan,
): Promise<Refusal | null> {
  if (!narrows(before, body, plan)) return null;
  const { archived, regrouped } = plan;
  const closes = before.status === 'active' && body.status !== 'active';
  const moves = body.market_id !== before.market_id;
  const gradeIds = [...archived, ...regrouped.map(({ id }) => id)];
  await lockDaysAlone(tx, await daysOnOffer(tx, { destinationId: before.id }));

  const ofSchool = closes || moves ? { destinationId: before.id } : { gradeIds };
  const ahead = await countOrdersAhead(tx, { ...ofSchool, destinationId: before.id });
  if (ahead.orders === 0) return null;
  if (closes) return refuse(409, 'school_has_meals', undefined, { more: { ahead } });
  const errors: Record<string, readonly FieldCode[]> = {};
  if (moves) errors.market_id = ['ordered_ahead'];
  for (const { id, index } of regrouped) {
    const inGrade = await countOrdersAhead(tx, { gradeIds: [id] });
    if (inGrade.orders > 0) errors[`grades.${index}.group`] = ['ordered_ahead'];
  }
  if (Object.keys(errors).length === 0) errors.grades = ['ordered_ahead'];
  return refuse(422, 'invalid', errors, { more: { ahead } });
}
