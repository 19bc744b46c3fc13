import type { switchBack as endpoint } from '@yay/contract/users/calls';
import { send } from '../lib/http/index.ts';
import { endingOwn } from '../lib/own-end.ts';

/** The session becomes one's own again; the server sets its cookies. */
export async function switchBack(): Promise<void> {
  await endingOwn(() =>
    send<typeof endpoint>({ method: 'POST', path: '/api/account/switch-back' }),
  );
}
