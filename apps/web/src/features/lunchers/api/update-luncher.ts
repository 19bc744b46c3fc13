import type { updateLuncher as endpoint } from '@yay/contract/lunchers/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type LuncherChanges = BodyOf<typeof endpoint>;

export function updateLuncher(id: number, body: LuncherChanges) {
  return send<typeof endpoint>({ method: 'PUT', path: `/api/lunchers/${id}`, body });
}
