import type { getMe } from '@yay/contract/identity/calls';
import { send } from './http/index.ts';
import { session } from './session.ts';

/** Reads the signed-in person anew: the server decides whether the pages are open to her now. */
export async function readMeAgain(): Promise<void> {
  const { data } = await send<typeof getMe>({ method: 'GET', path: '/api/me' });
  session.set(data);
}
