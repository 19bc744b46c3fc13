import type { login as endpoint } from '@yay/contract/identity/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export function login(body: BodyOf<typeof endpoint>) {
  return send<typeof endpoint>({
    method: 'POST',
    path: '/api/login',
    body,
    expectsUnauthenticated: true,
  });
}
