import type { MenuChoice } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findChoices, findMenusOfDay } from './choices.repo.ts';
import { findMenu } from './menus.repo.ts';

export interface ChoicesQuery {
  readonly menu_id?: number | undefined;
  readonly destination_id?: number | undefined;
  readonly date?: PlainDate | undefined;
  readonly group?: string | undefined;
}

/**
 * Returns the items that could be put on a menu: everything on offer, or the items of another menu
 * or of a school's day.
 */
export async function listMenuChoices(
  source: Queryable,
  id: number,
  query: ChoicesQuery,
): Promise<{ items: MenuChoice[]; groups: string[] } | Refusal> {
  if ((await findMenu(source, id)) === undefined) return refuse(404, 'not_found');
  const { menu_id, destination_id, date, group } = query;
  if (menu_id !== undefined) {
    if ((await findMenu(source, menu_id)) === undefined) {
      return refuse(422, 'invalid', { menu_id: ['unknown_menu'] });
    }
    return { items: await findChoices(source, id, [menu_id]), groups: [] };
  }
  if (destination_id === undefined && date === undefined) {
    return { items: await findChoices(source, id, null), groups: [] };
  }
  if (destination_id === undefined) return refuse(422, 'invalid', { destination_id: ['required'] });
  if (date === undefined) return refuse(422, 'invalid', { date: ['required'] });
  const served = await findMenusOfDay(source, destination_id, date);
  const shown = served.filter((one) => group === undefined || one.group === group);
  return {
    items: await findChoices(
      source,
      id,
      shown.map(({ menu_id: one }) => one),
    ),
    groups: [...new Set(served.map((one) => one.group))],
  };
}
