import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import { mondayOf } from '@yay/domain/calendar';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { loadFamilyWeek, type SaveParts, saveWeek } from '../orders/index.ts';
import { presentedChoice, reachableChoice, recordChoice } from './decide-choice.ts';

export interface Swap {
  readonly itemId: number;
  readonly optionIds: readonly number[];
  readonly expectedTotal: number | undefined;
}

/**
 * Swaps the replacement for another meal of that day: a save of the day by the rules of every save.
 * It has no late fee, since the replacement was ours.
 */
export async function swapChoice(
  parts: SaveParts,
  actor: Actor,
  id: number,
  swap: Swap,
): Promise<FamilyChoice | Refusal> {
  const choice = await reachableChoice(parts.db, actor, id);
  if (isRefusal(choice)) return choice;
  if (choice.state !== 'open') return refuse(409, 'choice_closed');
  const monday = mondayOf(choice.date);
  const loaded = await loadFamilyWeek(parts.db, parts.db, { userId: choice.user_id, monday });
  if (loaded === undefined) return refuse(404, 'not_found');
  const { week } = loaded;
  const order = week.orders.find((one) => one.id === choice.order_id);
  if (order === undefined) return refuse(409, 'choice_closed');
  const saved = await saveWeek(parts, actor, {
    userId: choice.user_id,
    monday,
    // The version detects a change of the week meanwhile, as in every save.
    version: week.version,
    lunchers: [{ id: choice.luncher_id }],
    days: [
      {
        luncherId: choice.luncher_id,
        date: choice.date,
        selection: {
          kind: 'meal',
          itemId: swap.itemId,
          optionIds: swap.optionIds,
          extraIds: order.extras.map((extra) => extra.id),
        },
        shownFee: 0,
        shownTotal:
          swap.expectedTotal === undefined ? undefined : swap.expectedTotal + order.late_fee_cents,
        repeat: false,
        path: 'item',
      },
    ],
    code: { kind: 'keep' },
    mayLoseCode: true,
    sendMail: true,
    key: null,
    fingerprint: '',
  });
  if (isRefusal(saved)) {
    // At the fields of this call.
    return saved.code === 'invalid' ? refuse(422, 'invalid', { item_id: ['not_offered'] }) : saved;
  }
  const [result] = saved.data.results;
  if (result?.outcome === 'refused') {
    const isOver = result.code === 'locked' || result.code === 'closed' || result.code === 'past';
    return isOver
      ? refuse(409, 'choice_closed')
      : refuse(422, 'invalid', {
          item_id: [result.code === 'price_changed' ? 'changed_meanwhile' : 'not_offered'],
        });
  }
  return parts.db.tx(async (tx) => {
    await recordChoice(tx, actor, choice, 'substitution.swapped');
    await publish(tx, `private-user.${choice.user_id}`, 'account.changed', {});
    await publish(tx, `private-user.${choice.user_id}`, 'orders.changed', {});
    return presentedChoice(tx, id);
  });
}
