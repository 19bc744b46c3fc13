import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import type { Audience } from './audiences.ts';
import { keepAddress, lockModal } from './message-modals.repo.ts';

/**
 * Limits addresses left from one network, with room for a school full of people behind one router.
 */
const LEFT_BY_PLACE: LimitRule = { name: 'message_modals.left', points: 60, seconds: 3_600 };

export interface AddressParts {
  readonly db: Db;
  readonly limits: Limits;
}

/** Keeps an address that somebody left; left twice it is as if left once. */
export async function leaveAddress(
  parts: AddressParts,
  reader: {
    readonly actor: Actor | null;
    readonly audiences: readonly Audience[];
    readonly origin: Origin;
  },
  left: { readonly modalId: number; readonly email: string; readonly locale: 'en' | 'es' },
): Promise<'kept' | Refusal> {
  const spent = await parts.limits.spend(LEFT_BY_PLACE, reader.origin.ip ?? '');
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return parts.db.tx(async (tx) => {
    const modal = await lockModal(tx, left.modalId, reader.audiences);
    if (modal === undefined) return refuse(404, 'not_found');
    const kept = await keepAddress(tx, left);
    if (kept !== null) {
      const nobody = { userId: null, impersonatorId: null, origin: reader.origin };
      await record(tx, reader.actor ?? nobody, {
        action: 'message_modal.address_left',
        subject: { type: 'message_modal', id: left.modalId, label: modal.headline },
      });
      await publish(tx, 'private-list.modal_addresses', 'list.changed', { ids: [kept] });
    }
    return 'kept';
  });
}
