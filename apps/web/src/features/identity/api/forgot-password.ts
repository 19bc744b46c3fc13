import type { forgotPassword as endpoint } from '@yay/contract/identity/account';
import { send } from '../../../lib/http/index.ts';

export function forgotPassword(email: string) {
  return send<typeof endpoint>({ method: 'POST', path: '/api/forgot-password', body: { email } });
}
