import type { logout as endpoint } from '@yay/contract/identity/calls';
import { send } from '../../../lib/http/index.ts';

export function logout() {
  return send<typeof endpoint>({
    method: 'POST',
    path: '/api/logout',
    expectsUnauthenticated: true,
  });
}
