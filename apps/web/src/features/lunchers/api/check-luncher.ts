import type { checkLuncher as endpoint } from '@yay/contract/lunchers/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

/** Returns the ordered lunches that a change, or the removal, would cancel. Nothing is changed. */
export async function checkLuncher(id: number, body: BodyOf<typeof endpoint>) {
  const { data } = await send<typeof endpoint>({
    method: 'POST',
    path: `/api/lunchers/${id}/check`,
    body,
  });
  return data;
}
