import type { Me } from '@yay/contract/identity/calls';
import type { SecondFactor } from '@yay/contract/identity/passkeys';
import { sessionLimitOf } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import type { Config } from '../../platform/config/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { fullName, presentMe } from './identity.present.ts';
import type { PersonRow } from './identity.repo.ts';
import { placesOf } from './places.ts';
import { mustEnrol } from './second-factor/must-enrol.ts';
import { newToken, sessionEnd, tokenHash } from './session-token.ts';
import { insertSession } from './sessions.repo.ts';

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly me: Me;
}

export interface Entry {
  readonly standalone: boolean;
  readonly origin: Origin;
  /** The secret that this browser keeps for us. */
  readonly browser: string | null;
  readonly secondFactor: SecondFactor | null;
}

/** The configuration of sessions. */
export type SessionRules = Pick<Config, 'requireSecondFactor' | 'sessionLimits'>;

/** Lets somebody in who has shown all that is asked of her. */
export async function openSession(
  tx: Tx,
  person: PersonRow,
  entry: Entry,
  { requireSecondFactor, sessionLimits }: SessionRules,
): Promise<SignedIn> {
  const { standalone, origin, browser, secondFactor } = entry;
  const token = newToken();
  const expiresAt = sessionEnd(Date.now(), sessionLimitOf(sessionLimits, person.permissions));
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    userId: person.id,
    standalone,
    expiresAt,
    origin,
    secondFactor,
    places: placesOf(origin.ip, browser),
  });
  await record(
    tx,
    { userId: person.id, impersonatorId: null, origin },
    {
      action: 'session.signed_in',
      subject: { type: 'user', id: person.id, label: fullName(person) },
      aboutUserId: person.id,
      ...(secondFactor && { after: { second_factor: secondFactor } }),
    },
  );
  const { permissions, has_second_factor: hasSecondFactor } = person;
  const enrol = mustEnrol(requireSecondFactor, { permissions, hasSecondFactor });
  return { token, expiresAt, me: presentMe(person, null, enrol) };
}
