import { queryOptions } from '@tanstack/react-query';
import type { getModal, ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const modalKey = (id: number) => ['modal', id] as const;

export const modalQuery = (id: number) =>
  queryOptions({
    queryKey: [...modalKey(id), 'record'],
    queryFn: async ({ signal }): Promise<ModalRecord> => {
      const path = `/api/modals/${id}` as const;
      return (await send<typeof getModal>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });
