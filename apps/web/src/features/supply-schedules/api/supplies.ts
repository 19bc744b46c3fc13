import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  archiveSupplySchedule,
  createSupplySchedule,
  listSupplySchedules,
  restoreSupplySchedule,
  SupplySchedule,
  updateSupplySchedule,
} from '@yay/contract/supply-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export const SUPPLIES_KEY = ['supply-schedules'] as const;

export type SuppliesAsked = { readonly market: number | null; readonly archived: boolean };

const queryOf = ({ market, archived }: SuppliesAsked) => ({
  ...(market !== null && { market_id: String(market) }),
  ...(archived && { archived: '1' as const }),
});

/** The week is the one whose closed days are told; null is the current one. */
export const suppliesQuery = (asked: SuppliesAsked & { readonly monday: PlainDate | null }) =>
  queryOptions({
    queryKey: [...SUPPLIES_KEY, asked],
    queryFn: ({ signal }) =>
      send<typeof listSupplySchedules>({
        method: 'GET',
        path: '/api/supply-schedules',
        query: { ...queryOf(asked), ...(asked.monday && { monday: asked.monday }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const exportHref = (asked: SuppliesAsked): string =>
  `/api/supply-schedules/export?${new URLSearchParams(queryOf(asked))}`;

export type SupplyInput = BodyOf<typeof createSupplySchedule>;

export async function saveSupply(
  before: Pick<SupplySchedule, 'id' | 'version'> | null,
  input: SupplyInput,
): Promise<SupplySchedule> {
  if (before === null) {
    const path = '/api/supply-schedules';
    return (await send<typeof createSupplySchedule>({ method: 'POST', path, body: input })).data;
  }
  const path = `/api/supply-schedules/${before.id}` as const;
  const body = { ...input, version: before.version };
  return (await send<typeof updateSupplySchedule>({ method: 'PUT', path, body })).data;
}

export async function actOnSupply(act: 'archive' | 'restore', id: number): Promise<void> {
  if (act === 'archive') {
    const path = `/api/supply-schedules/${id}/archive` as const;
    await send<typeof archiveSupplySchedule>({ method: 'POST', path });
  } else {
    const path = `/api/supply-schedules/${id}/restore` as const;
    await send<typeof restoreSupplySchedule>({ method: 'POST', path });
  }
}
