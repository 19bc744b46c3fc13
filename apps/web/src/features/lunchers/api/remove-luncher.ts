import type { deleteLuncher as endpoint } from '@yay/contract/lunchers/calls';
import { send } from '../../../lib/http/index.ts';

export function removeLuncher(id: number) {
  return send<typeof endpoint>({ method: 'DELETE', path: `/api/lunchers/${id}` });
}
