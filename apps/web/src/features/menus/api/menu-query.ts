import { queryOptions } from '@tanstack/react-query';
import type { getMenuRecord, MenuRecord } from '@yay/contract/menus/calls';
import type { GoMenu, listGoMenus } from '@yay/contract/menus/go-menus';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const menuKey = (id: number) => ['menu', id] as const;

export const menuQuery = (id: number) =>
  queryOptions({
    queryKey: [...menuKey(id), 'record'],
    queryFn: async ({ signal }): Promise<MenuRecord> => {
      const path = `/api/menus/${id}` as const;
      return (await send<typeof getMenuRecord>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const goMenusQuery = (menuId: number) =>
  queryOptions({
    queryKey: [...menuKey(menuId), 'go'],
    queryFn: async ({ signal }): Promise<GoMenu[]> => {
      const query = { menu_id: String(menuId) };
      return (
        await send<typeof listGoMenus>({ method: 'GET', path: '/api/v2/go-menus', query, signal })
      ).data;
    },
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
