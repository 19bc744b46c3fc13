import type { changePassword as endpoint } from '@yay/contract/identity/account';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export function changePassword(body: BodyOf<typeof endpoint>) {
  return send<typeof endpoint>({ method: 'PUT', path: '/api/account/password', body });
}
