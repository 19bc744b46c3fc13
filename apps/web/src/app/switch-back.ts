import type { switchBack as endpoint } from '@yay/contract/users/calls';
import { endingOwn, send } from '../lib/http/index.ts';

/** The session becomes one's own again; the server sets its cookies. */
export async function switchBack(): Promise<void> {
  await endingOwn(() =>
    send<typeof endpoint>({ method: 'POST', path: '/api/account/switch-back' }),
  );
}
