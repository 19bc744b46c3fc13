import type {
  createGoMenu,
  deleteGoMenu,
  GoMenu,
  updateGoMenu,
} from '@yay/contract/menus/go-menus';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

export type GoDays = { readonly starts_on: PlainDate; readonly ends_on: PlainDate | null };

export async function saveGoMenu(
  menuId: number,
  at: { readonly id: number } | { readonly destinationId: number },
  days: GoDays,
): Promise<GoMenu> {
  if ('id' in at) {
    const path = `/api/v2/go-menus/${at.id}` as const;
    return (await send<typeof updateGoMenu>({ method: 'PUT', path, body: days })).data;
  }
  const body = { ...days, menu_id: menuId, destination_id: at.destinationId };
  return (await send<typeof createGoMenu>({ method: 'POST', path: '/api/v2/go-menus', body })).data;
}

export async function dropGoMenu(id: number): Promise<void> {
  await send<typeof deleteGoMenu>({ method: 'DELETE', path: `/api/v2/go-menus/${id}` });
}
