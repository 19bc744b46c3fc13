import { hash, randomBytes } from 'node:crypto';
import type { SessionLimit } from '@yay/domain/access';
import { atZone, dateIn, type Instant, instant, OFFICE_ZONE } from '@yay/domain/time';

const NIGHT = { hour: 3 };

/**
 * Makes the token that the browser holds. The database knows only its hash, so a stolen copy opens
 * no session.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * Returns when a session ends however busy it is, in the night of its last day: nobody is signed
 * out in the middle of choosing lunch.
 */
export function sessionEnd(realNow: number, { absolute }: SessionLimit): Instant {
  return atZone(dateIn(OFFICE_ZONE, instant(realNow + absolute)), NIGHT, OFFICE_ZONE);
}
