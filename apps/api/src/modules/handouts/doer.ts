import { childrenScopeOf } from '@yay/domain/access';
import type { Actor, KioskCaller } from '../../platform/http/index.ts';

/** The hand that gives out bags: a tablet, or a person of the school. */
export interface HandOutDoer {
  readonly destinationId: number;
  /** Null for a person who sees every school. */
  readonly scopeUserId: number | null;
  readonly kioskId: number | null;
  readonly userId: number | null;
}

export const doerOfKiosk = ({ kioskId, destinationId }: KioskCaller): HandOutDoer => ({
  destinationId,
  scopeUserId: null,
  kioskId,
  userId: null,
});

export function doerOfActor(actor: Actor, destinationId: number): HandOutDoer {
  const scope = childrenScopeOf(actor);
  return {
    destinationId,
    scopeUserId: scope === 'every' ? null : scope.userId,
    kioskId: null,
    // While somebody acts for another person, it is the one behind who holds the bag.
    userId: actor.impersonatorId ?? actor.userId,
  };
}
