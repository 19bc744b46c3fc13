import { session } from '../../../lib/session.ts';
import { forgetPerson } from '../../../lib/start-anew.ts';
import { logout } from '../api/logout.ts';

/**
 * Ends the session here and at the server. What was read and typed is forgotten first: nothing of it
 * stays in the tab while the server is away.
 */
export async function leave(): Promise<void> {
  forgetPerson();
  await logout();
  session.set(null);
  // Answers may have come in between.
  forgetPerson();
}
