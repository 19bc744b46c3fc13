import type { Orderer } from '@yay/domain/week';
import type { Actor } from '../../platform/http/index.ts';

/** By which hours somebody orders, and whether she mends a family's week instead of her own. */
export function ordererOf(actor: Actor, familyUserId: number): Orderer {
  const forOthers = actor.impersonatorId !== null || actor.userId !== familyUserId;
  return { window: actor.window, correcting: forOthers && actor.window === 'staff' };
}
