import type { MenuBody, MenuRecord } from '@yay/contract/menus/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { announceMenus } from './announce-menus.ts';
import { lockMenu } from './lock-menu.ts';
import { daysAheadOf, type MenuRow, writeMenu } from './menus.repo.ts';
import { readMenu } from './present-menu.ts';
import { lastScheduled } from './record.repo.ts';

type Input = Omit<MenuBody, 'kind'> & { readonly version: number };

/** Name, theme and last day. The window of days ahead that ended with the menu ends with it still. */
export async function updateMenu(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...values }: Input,
): Promise<MenuRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockMenu(tx, id, version);
    if (isRefusal(before)) return before;
    if (values.last_day !== before.last_day) {
      const refused = await moveLastDay(tx, before, values.last_day);
      if (refused) return refused;
    }
    const changed = (['name', 'theme', 'last_day'] as const).filter(
      (field) => before[field] !== values[field],
    );
    if (changed.length > 0) {
      await writeMenu(tx, id, values);
      const only = (of: Pick<MenuRow, 'name' | 'theme' | 'last_day'>) =>
        Object.fromEntries(changed.map((field) => [field, of[field]]));
      await record(tx, actor, {
        action: 'menu.updated',
        subject: { type: 'menu', id, label: values.name },
        before: only(before),
        after: only(values),
      });
      await announceMenus(tx, actor, [id]);
    }
    return readMenu(tx, id);
  });
}

async function moveLastDay(
  tx: Tx,
  menu: MenuRow,
  lastDay: MenuRow['last_day'],
): Promise<Refusal | null> {
  // Repeats read the window of days: nobody is deciding about them while it moves.
  await lockDaysAlone(tx, await daysAheadOf(tx, menu.id));
  const last = await lastScheduled(tx, menu.id);
  if (last !== null && last > lastDay) {
    return refuse(422, 'invalid', { last_day: ['days_after_it'] });
  }
  await tx.query(
    'menus.move_end',
    `update destination_day_grades dg set menu_end = $2
     from destination_days dd join destinations d on d.id = dd.destination_id
     join market_clocks k on k.market_id = d.market_id
     where dd.id = dg.destination_day_id and dg.menu_id = $1 and dg.menu_end = $3
       and dd.date >= k.today`,
    [menu.id, lastDay, menu.last_day],
  );
  return null;
}
