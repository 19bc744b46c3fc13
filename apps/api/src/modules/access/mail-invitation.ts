import { rankOf } from '@yay/domain/access';
import type { Tx } from '../../platform/db/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { NO_PASSWORD } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { accountOf, type PlaceRow } from './access.repo.ts';
import type { Portal } from './portals.ts';

const HOUR = 3_600;
const BY_USER: LimitRule = { name: 'invitations.by_user', points: 100, seconds: HOUR };
/** However many places want somebody: nobody is written to again and again. */
const TO_ADDRESS: LimitRule = { name: 'invitations.address', points: 5, seconds: HOUR };

/** Counts one more mail of a member of the team to an address. */
export async function admitInvitation(limits: Limits, userId: number, email: string) {
  const byUser = await limits.spend(BY_USER, String(userId));
  return byUser.ok ? await limits.spend(TO_ADDRESS, email) : byUser;
}

/**
 * Writes to the mailbox, and to it alone, what is behind its address. The link leaves only to
 * somebody who may accept: the team gets its access with its roles.
 */
export async function mailInvitation(
  tx: Tx,
  letters: Letters,
  portal: Portal,
  place: PlaceRow,
  invited: {
    readonly email: string;
    readonly first: string;
    readonly locale: 'en' | 'es';
    readonly token: string;
  },
): Promise<void> {
  const account = await accountOf(tx, invited.email, NO_PASSWORD);
  const isOfTeam = account !== undefined && rankOf(account.roles) > 0;
  const way = account?.closed
    ? ({ kind: 'closed' } as const)
    : isOfTeam
      ? ({ kind: 'team' } as const)
      : ({ kind: 'accept', token: invited.token } as const);
  await letters.post(
    tx,
    'portal_invitation',
    {
      userId: account?.id ?? null,
      email: invited.email,
      locale: account?.locale ?? invited.locale,
    },
    { first: account?.first ?? invited.first, portal: portal.kind, place: place.name, way },
  );
}
