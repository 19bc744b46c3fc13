import type { Orderer } from '@yay/domain/week';
import type { Actor } from '../../platform/http/index.ts';

/** Returns the hours by which a person orders, and whether staff corrects another family's week. */
export function ordererOf(actor: Actor, familyUserId: number): Orderer {
  const forOthers = actor.impersonatorId !== null || actor.userId !== familyUserId;
  return { window: actor.window, correcting: forOthers && actor.window === 'staff' };
}
