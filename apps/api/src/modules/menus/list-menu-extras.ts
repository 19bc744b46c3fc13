import type { MenuItem } from '@yay/contract/menus/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findMenu } from './menus.repo.ts';
import { findMenuItems } from './record.repo.ts';

/** Returns the extras of a menu, in its order. */
export async function listMenuExtras(source: Queryable, id: number): Promise<MenuItem[] | Refusal> {
  if ((await findMenu(source, id)) === undefined) return refuse(404, 'not_found');
  return (await findMenuItems(source, id)).filter((item) => item.is_extra);
}
