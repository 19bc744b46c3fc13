import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findMenu } from './menus.repo.ts';
import { presentMenu } from './present-menu.ts';

/** A menu as the team keeps it: its items and where it is used. */
export async function getMenuRecord(
  db: Db,
  id: number,
): Promise<Awaited<ReturnType<typeof presentMenu>> | Refusal> {
  const row = await findMenu(db, id);
  return row ? presentMenu(db, row) : refuse(404, 'not_found');
}
