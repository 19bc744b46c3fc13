import type { addLuncher as endpoint } from '@yay/contract/lunchers/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export async function addLuncher(body: BodyOf<typeof endpoint>) {
  const { data } = await send<typeof endpoint>({ method: 'POST', path: '/api/lunchers', body });
  return data;
}
