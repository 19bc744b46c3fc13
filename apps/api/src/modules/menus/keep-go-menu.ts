import type { GoMenu } from '@yay/contract/menus/go-menus';
import type { PlainDate } from '@yay/domain/calendar';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus } from './announce-menus.ts';
import {
  findGoMenus,
  findOpenSchool,
  insertGoMenu,
  overlapsGoMenu,
  writeGoMenu,
} from './go-menus.repo.ts';
import { lockMenus } from './lock-menus.ts';
import { findMenu } from './menus.repo.ts';

type Days = { readonly starts_on: PlainDate; readonly ends_on: PlainDate | null };

/** A school keeps a menu ready from a day on. */
export async function createGoMenu(
  db: Db,
  actor: Actor,
  body: Days & { readonly destination_id: number; readonly menu_id: number },
): Promise<GoMenu | Refusal> {
  return db.tx(async (tx) => {
    await lockMenus(tx, [body.menu_id]);
    const menu = await findMenu(tx, body.menu_id);
    if (menu === undefined) return refuse(422, 'invalid', { menu_id: ['unknown_menu'] });
    if (menu.archived_at !== null) return refuse(422, 'invalid', { menu_id: ['menu_archived'] });
    if (menu.kind !== 'grab_and_go') return refuse(422, 'invalid', { menu_id: ['not_a_go_menu'] });
    const school = await findOpenSchool(tx, body.destination_id);
    if (school === undefined) {
      return refuse(422, 'invalid', { destination_id: ['unknown_destination'] });
    }
    const wrong = await wrongDays(tx, body.destination_id, body.menu_id, body, null);
    if (wrong) return wrong;
    const id = await insertGoMenu(tx, body);
    await record(tx, actor, {
      action: 'go_menu.created',
      subject: { type: 'menu', id: menu.id, label: menu.name },
      after: { school: school.name, starts_on: body.starts_on, ends_on: body.ends_on },
    });
    await announceMenus(tx, actor, [menu.id]);
    return oneOf(tx, id);
  });
}

export async function updateGoMenu(
  db: Db,
  actor: Actor,
  id: number,
  days: Days,
): Promise<GoMenu | Refusal> {
  return db.tx(async (tx) => {
    const [seen] = await findGoMenus(tx, 'every', { id });
    if (seen === undefined) return refuse(404, 'not_found');
    await lockMenus(tx, [seen.menu.id]);
    const [before] = await findGoMenus(tx, 'every', { id });
    if (before === undefined) return refuse(404, 'not_found');
    const wrong = await wrongDays(tx, before.destination.id, before.menu.id, days, id);
    if (wrong) return wrong;
    await writeGoMenu(tx, id, days);
    await record(tx, actor, {
      action: 'go_menu.updated',
      subject: { type: 'menu', id: before.menu.id, label: before.menu.name },
      before: { school: null, starts_on: before.starts_on, ends_on: before.ends_on },
      after: { school: before.destination.name, ...days },
    });
    await announceMenus(tx, actor, [before.menu.id]);
    return oneOf(tx, id);
  });
}

async function wrongDays(
  tx: Tx,
  destinationId: number,
  menuId: number,
  { starts_on: startsOn, ends_on: endsOn }: Days,
  besides: number | null,
): Promise<Refusal | null> {
  if (endsOn !== null && endsOn < startsOn) {
    return refuse(422, 'invalid', { ends_on: ['ends_before_start'] });
  }
  const of = { besides, destinationId, menuId, startsOn, endsOn };
  return (await overlapsGoMenu(tx, of))
    ? refuse(422, 'invalid', { starts_on: ['overlaps'] })
    : null;
}

async function oneOf(tx: Tx, id: number): Promise<GoMenu> {
  const [row] = await findGoMenus(tx, 'every', { id });
  if (row === undefined) throw new Error('the grab-and-go menu is not there');
  return row;
}
