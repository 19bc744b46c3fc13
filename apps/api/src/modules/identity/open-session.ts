import type { SecondFactor } from '@yay/contract/passkeys';
import type { Tx } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { fullName, presentMe } from './identity.present.ts';
import { insertSession, type PersonRow } from './identity.repo.ts';
import type { SignedIn } from './log-in.ts';
import { mustEnrol } from './second-factor/must-enrol.ts';
import { newToken, sessionEnd, tokenHash } from './session-token.ts';

/** Lets somebody in who has shown all that is asked of her. */
export async function openSession(
  tx: Tx,
  person: PersonRow,
  how: {
    readonly standalone: boolean;
    readonly secondFactor: SecondFactor | null;
    readonly origin: Origin;
    /** Whether the internal team needs a second factor. */
    readonly required: boolean;
  },
): Promise<SignedIn> {
  const { standalone, secondFactor, origin } = how;
  const token = newToken();
  const expiresAt = sessionEnd(Date.now());
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    userId: person.id,
    standalone,
    expiresAt,
    secondFactor,
    origin,
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
  const enrol = mustEnrol(how.required, { permissions, hasSecondFactor });
  return { token, expiresAt, me: presentMe(person, null, enrol) };
}
