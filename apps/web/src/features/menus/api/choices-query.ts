import { queryOptions } from '@tanstack/react-query';
import type {
  addMenuItems,
  listMenuChoices,
  MenuChoice,
  MenuRecord,
} from '@yay/contract/menus/calls';
import { send } from '../../../lib/http/index.ts';
import { menuKey } from './menu-query.ts';

/** The source of items, by the names of the call; null while it is not chosen yet. */
export type ChoicesAsked = Readonly<Record<string, string>> | null;

export const choicesQuery = (menuId: number, asked: ChoicesAsked) =>
  queryOptions({
    queryKey: [...menuKey(menuId), 'choices', asked],
    queryFn: async ({ signal }): Promise<{ items: MenuChoice[]; groups: string[] }> => {
      const path = `/api/menus/${menuId}/choices` as const;
      const query = asked ?? {};
      return (await send<typeof listMenuChoices>({ method: 'GET', path, query, signal })).data;
    },
    enabled: asked !== null,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export async function addItems(
  menu: Pick<MenuRecord, 'id' | 'version'>,
  items: readonly MenuChoice[],
): Promise<MenuRecord> {
  const path = `/api/menus/${menu.id}/items` as const;
  const body = {
    version: menu.version,
    items: items.map(({ id, weight }) => ({ item_id: id, weight })),
  };
  return (await send<typeof addMenuItems>({ method: 'POST', path, body })).data;
}
