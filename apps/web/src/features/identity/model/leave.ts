import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { logout } from '../api/logout.ts';

/** Ends the session here and at the server. */
export async function leave(): Promise<void> {
  await logout();
  session.set(null);
  queryClient.clear();
}
