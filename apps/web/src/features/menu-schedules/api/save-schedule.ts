import type {
  createDailySpecial,
  createDailySpecials,
  deleteDailySpecial,
} from '@yay/contract/daily-specials/calls';
import type {
  Planned,
  previewSchedule,
  SchedulePlan,
  saveSchedule,
} from '@yay/contract/menu-schedules/calls';
import type { removeMenuItem, saveMenuItem } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

export async function previewPlan(plan: SchedulePlan): Promise<Planned> {
  const path = '/api/menu-schedules/preview';
  return (await send<typeof previewSchedule>({ method: 'POST', path, body: { plan } })).data;
}

export type Choices = {
  readonly taken: 'refuse' | 'keep' | 'overwrite';
  readonly ordered: 'refuse' | 'keep';
};

export async function savePlan(plan: SchedulePlan, choices: Choices): Promise<Planned> {
  const body = { plan, ...choices };
  return (await send<typeof saveSchedule>({ method: 'POST', path: '/api/menu-schedules', body }))
    .data;
}

export async function makeSpecial(menuId: number, dayId: number, itemId: number): Promise<void> {
  const body = { menu_id: menuId, destination_day_id: dayId, item_id: itemId };
  await send<typeof createDailySpecial>({ method: 'POST', path: '/api/v2/daily-specials', body });
}

/** Makes a special at all of these schools, or at none. */
export async function makeSpecials(body: {
  menu_id: number;
  date: PlainDate;
  destination_ids: number[];
  item_id: number;
}): Promise<void> {
  const path = '/api/v2/daily-specials/schools';
  await send<typeof createDailySpecials>({ method: 'POST', path, body });
}

export async function dropSpecial(id: number, isBlackoutDay: boolean): Promise<void> {
  const path = `/api/v2/daily-specials/${id}` as const;
  const query = { isBlackoutDay: isBlackoutDay ? '1' : '0' } as const;
  await send<typeof deleteDailySpecial>({ method: 'DELETE', path, query });
}

type MenuAt = { readonly id: number; readonly version: number };

export async function weighItem(menu: MenuAt, itemId: number, weight: number): Promise<void> {
  const path = `/api/menus/${menu.id}/items/${itemId}` as const;
  await send<typeof saveMenuItem>({ method: 'PUT', path, body: { version: menu.version, weight } });
}

export async function removeItem(menu: MenuAt, itemId: number): Promise<void> {
  const path = `/api/menus/${menu.id}/items/${itemId}` as const;
  const query = { version: String(menu.version) };
  await send<typeof removeMenuItem>({ method: 'DELETE', path, query });
}
