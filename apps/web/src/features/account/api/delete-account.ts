import type { deleteAccount as endpoint } from '@yay/contract/account';
import { send } from '../../../lib/http/index.ts';

export function deleteAccount(password: string) {
  return send<typeof endpoint>({ method: 'DELETE', path: '/api/account', body: { password } });
}
