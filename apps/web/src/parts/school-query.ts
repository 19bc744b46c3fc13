import { queryOptions } from '@tanstack/react-query';
import type { DestinationRecord, getDestination } from '@yay/contract/destinations/calls';
import { send } from '../lib/http/index.ts';
import { recordOptions } from '../lib/record-options.ts';

export const schoolKey = (id: number) => ['school', id] as const;

/** A school with everything that is set about it. */
export const schoolQuery = (id: number) =>
  queryOptions({
    queryKey: [...schoolKey(id), 'record'],
    queryFn: async ({ signal }): Promise<DestinationRecord> => {
      const path = `/api/destinations/${id}` as const;
      return (await send<typeof getDestination>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });
