import type { deleteAccount as endpoint } from '@yay/contract/identity/account';
import { send } from '../../../lib/http/index.ts';
import { endingOwn } from '../../../lib/own-end.ts';

export function deleteAccount(password: string) {
  return endingOwn(() =>
    send<typeof endpoint>({ method: 'DELETE', path: '/api/account', body: { password } }),
  );
}
