import type { Me } from '@yay/contract/identity/calls';
import { beginSession } from '../../lib/http/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { switchLocale } from '../../lib/words/index.ts';

/** Somebody has signed in: nothing of whoever was here before stays. */
export async function enter(me: Me): Promise<void> {
  await switchLocale(me.locale);
  queryClient.clear();
  beginSession();
  session.set(me);
}
