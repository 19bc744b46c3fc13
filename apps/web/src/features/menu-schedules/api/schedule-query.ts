import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  getMenuSchedule,
  getScheduleItem,
  MenuSchedule,
  ScheduleDayItem,
} from '@yay/contract/menu-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

/** The key of every query about days: one change ends them all. */
export const SCHEDULE_KEY = ['menu-schedule'] as const;

export type ScheduleAsked = {
  readonly market: number | null;
  readonly school: number | null;
  readonly group: string | null;
  readonly monday: PlainDate;
  readonly menu: number | null;
};

const placeOf = ({ market, school }: Pick<ScheduleAsked, 'market' | 'school'>) => ({
  ...(market !== null && { market_id: String(market) }),
  ...(school !== null && { destination_ids: String(school) }),
});

export const scheduleQuery = (asked: ScheduleAsked) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, asked],
    queryFn: async ({ signal }): Promise<MenuSchedule> => {
      const query = {
        ...placeOf(asked),
        ...(asked.group !== null && { group: asked.group }),
        ...(asked.menu !== null && { menu_id: String(asked.menu) }),
        monday: asked.monday,
      };
      const path = '/api/menu-schedules';
      return (await send<typeof getMenuSchedule>({ method: 'GET', path, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export type ItemAsked = {
  readonly market: number | null;
  readonly school: number | null;
  readonly group: string;
  readonly date: PlainDate;
  readonly menuId: number;
  readonly itemId: number;
};

export const itemQuery = (asked: ItemAsked) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, 'item', asked],
    queryFn: async ({ signal }): Promise<ScheduleDayItem> => {
      const query = {
        ...placeOf(asked),
        group: asked.group,
        date: asked.date,
        menu_id: String(asked.menuId),
        item_id: String(asked.itemId),
      };
      const path = '/api/menu-schedules/item';
      return (await send<typeof getScheduleItem>({ method: 'GET', path, query, signal })).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
