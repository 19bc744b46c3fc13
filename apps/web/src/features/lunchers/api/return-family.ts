import type { returnFamily as endpoint } from '@yay/contract/lunchers/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

/** Says of each luncher whether it still eats, and where. All of it is done, or nothing. */
export async function returnFamily(lunchers: BodyOf<typeof endpoint>['lunchers']) {
  const { affected } = await send<typeof endpoint>({
    method: 'POST',
    path: '/api/lunchers/return',
    body: { lunchers },
  });
  return affected;
}
