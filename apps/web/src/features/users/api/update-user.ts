import type { updateUser as endpoint } from '@yay/contract/users/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type UserChanges = BodyOf<typeof endpoint>;

export async function updateUser(userId: number, changes: UserChanges) {
  const path = `/api/users/${userId}` as const;
  return (await send<typeof endpoint>({ method: 'PUT', path, body: changes })).data;
}
