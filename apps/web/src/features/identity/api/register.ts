import type { register as endpoint } from '@yay/contract/identity/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type Registration = BodyOf<typeof endpoint>;

export function register(body: Registration) {
  return send<typeof endpoint>({ method: 'POST', path: '/api/register', body });
}
