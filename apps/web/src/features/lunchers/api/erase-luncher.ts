import type { eraseLuncher as endpoint } from '@yay/contract/personal-data/calls';
import { send } from '../../../lib/http/index.ts';

export const eraseLuncher = (id: number) =>
  send<typeof endpoint>({ method: 'POST', path: `/api/lunchers/${id}/erase` });
