import type { deleteAccount as endpoint } from '@yay/contract/identity/account';
import { endingOwn, send } from '../../../lib/http/index.ts';

export function deleteAccount(password: string) {
  return endingOwn(() =>
    send<typeof endpoint>({ method: 'DELETE', path: '/api/account', body: { password } }),
  );
}
