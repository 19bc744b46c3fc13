import type { updateAccount as endpoint } from '@yay/contract/identity/account';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type AccountChanges = BodyOf<typeof endpoint>;

export async function updateAccount(body: AccountChanges) {
  const { data } = await send<typeof endpoint>({ method: 'PUT', path: '/api/account', body });
  return data;
}
