import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import { canActForFamily } from '@yay/domain/access';
import { mondayOf } from '@yay/domain/calendar';
import { lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { cancelOrders } from '../cancelling/index.ts';
import { lockDaysShared, lockWeeks } from '../market-days/index.ts';
import { orderRules } from '../settings/index.ts';
import { acceptOpen, type ChoiceRow, choiceById } from './choices.repo.ts';
import { familyChoiceById } from './family-choices.repo.ts';
import { presentChoice } from './present-choice.ts';
import { stillSafe } from './still-safe.ts';

/** A choice that this person may make; another family's is not there for her. */
export async function reachableChoice(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<ChoiceRow | Refusal> {
  const choice = await choiceById(source, id);
  const isThere = choice !== undefined && choice.state !== 'waiting' && choice.state !== 'lapsed';
  if (!isThere || !canActForFamily(actor, choice.user_id)) return refuse(404, 'not_found');
  return choice;
}

/** Keeps the replacement. */
export const acceptChoice = (db: Db, actor: Actor, id: number): Promise<FamilyChoice | Refusal> =>
  decide(db, actor, id, async (tx, choice) => {
    const safe = await stillSafe(tx, db, choice.user_id, [choice]);
    if (!safe.has(choice.id)) return refuse(422, 'invalid', { choice: ['not_offered'] });
    const by = { userId: actor.userId, impersonatorId: actor.impersonatorId };
    await acceptOpen(tx, [choice.id], by);
    await recordChoice(tx, actor, choice, 'substitution.accepted');
    return null;
  });

/** Gives the lunch up; the money paid for it comes back. */
export const creditChoice = (db: Db, actor: Actor, id: number): Promise<FamilyChoice | Refusal> =>
  decide(db, actor, id, async (tx, choice) => {
    // The cancellation closes the choice as well.
    await cancelOrders(tx, {
      userId: choice.user_id,
      orders: [{ id: choice.order_id, because: 'credited' }],
      reason: 'substitution',
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId,
      origin: actor.origin,
    });
    await recordChoice(tx, actor, choice, 'substitution.credited');
    return null;
  });

/** Under the locks that every change of a family's day takes, as long as the choice is open. */
async function decide(
  db: Db,
  actor: Actor,
  id: number,
  act: (tx: Tx, choice: ChoiceRow) => Promise<Refusal | null>,
): Promise<FamilyChoice | Refusal> {
  const unlockedChoice = await reachableChoice(db, actor, id);
  if (isRefusal(unlockedChoice)) return unlockedChoice;
  return db.tx(async (tx) => {
    await lockWeeks(tx, unlockedChoice.user_id, [mondayOf(unlockedChoice.date)]);
    await lockDaysShared(tx, [{ marketId: unlockedChoice.market_id, date: unlockedChoice.date }]);
    const choice = await reachableChoice(tx, actor, id);
    if (isRefusal(choice)) return choice;
    const { now, times } = await orderRules(tx);
    const isOver = choice.day_locked || now >= lockAt(choice.date, zone(choice.timezone), times);
    if (choice.state !== 'open' || isOver) return refuse(409, 'choice_closed');
    const refusal = await act(tx, choice);
    if (refusal) return refusal;
    await publish(tx, `private-user.${choice.user_id}`, 'account.changed', {});
    await publish(tx, `private-user.${choice.user_id}`, 'orders.changed', {});
    return presentedChoice(tx, id);
  });
}

export async function presentedChoice(source: Queryable, id: number): Promise<FamilyChoice> {
  const row = await familyChoiceById(source, id);
  if (row === undefined) throw new Error(`choice ${id} is gone`);
  const { times } = await orderRules(source);
  return presentChoice(row, times);
}

export const recordChoice = (
  tx: Tx,
  actor: Actor,
  choice: ChoiceRow,
  action: 'substitution.accepted' | 'substitution.credited' | 'substitution.swapped',
): Promise<void> =>
  record(tx, actor, {
    action,
    subject: { type: 'luncher', id: choice.luncher_id, label: choice.luncher },
    aboutUserId: choice.user_id,
    before: { item: choice.from_item },
    after: { date: choice.date },
  });
