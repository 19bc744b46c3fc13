import type { createUser as endpoint } from '@yay/contract/users/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type NewUser = BodyOf<typeof endpoint>;

export async function createUser(body: NewUser) {
  return (await send<typeof endpoint>({ method: 'POST', path: '/api/users', body })).data;
}
