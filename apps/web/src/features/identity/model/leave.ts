import { session } from '../../../lib/session.ts';
import { forgetPerson } from '../../../lib/start-anew.ts';
import { logout } from '../api/logout.ts';

/**
 * Ends the session here and at the server. What was read and typed is forgotten first: nothing of it
 * stays in the tab while the server is away.
 */
export async function leave(): Promise<void> {
  forgetPerson();
  const forgotten = forgetPlaces();
  await logout();
  session.set(null);
  // Answers may have come in between.
  forgetPerson();
  await forgotten;
}

/** Forgets on this device the places and who counted them; numbers that wait to be sent stay. */
async function forgetPlaces(): Promise<void> {
  try {
    const { COUNTING, forgetKept } = await import('../../../parts/offline/index.ts');
    await forgetKept(COUNTING);
  } catch {
    // Signing out goes on where a file or the store can't be read.
  }
}
