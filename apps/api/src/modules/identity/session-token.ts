import { hash, randomBytes } from 'node:crypto';
import { addDays } from '@yay/domain/calendar';
import { atZone, dateIn, type Instant, instant, OFFICE_ZONE } from '@yay/domain/time';

const DAYS = 14;
const NIGHT = { hour: 3 };

/** What the browser holds. The database knows only its hash, so a stolen copy opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Two weeks on, in the night: nobody is signed out in the middle of choosing lunch. */
export function sessionEnd(realNow: number): Instant {
  return atZone(addDays(dateIn(OFFICE_ZONE, instant(realNow)), DAYS), NIGHT, OFFICE_ZONE);
}
