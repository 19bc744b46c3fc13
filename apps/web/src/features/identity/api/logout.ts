import type { logout as endpoint } from '@yay/contract/identity/calls';
import { send } from '../../../lib/http/index.ts';
import { endingOwn } from '../../../lib/own-end.ts';

export function logout() {
  return endingOwn(() =>
    send<typeof endpoint>({ method: 'POST', path: '/api/logout', expectsUnauthenticated: true }),
  );
}
