import { queryOptions } from '@tanstack/react-query';
import type {
  endSession as endOne,
  endOtherSessions as endOthers,
  listSessions,
} from '@yay/contract/identity/account';
import { send } from '../../../lib/http/index.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof listSessions>({
      method: 'GET',
      path: '/api/account/sessions',
      signal,
    });
    return data;
  },
});

export function endSession(id: number) {
  return send<typeof endOne>({ method: 'DELETE', path: `/api/account/sessions/${id}` });
}

export function endOtherSessions() {
  return send<typeof endOthers>({ method: 'DELETE', path: '/api/account/sessions' });
}
