import type { logout as endpoint } from '@yay/contract/identity/calls';
import { endingOwn, send } from '../../../lib/http/index.ts';

export function logout() {
  return endingOwn(() =>
    send<typeof endpoint>({ method: 'POST', path: '/api/logout', expectsUnauthenticated: true }),
  );
}
