import type { SpecialRefusal } from '@yay/contract/daily-specials/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { SPECIALS_A_DAY } from '@yay/domain/menus';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceMenus, lockMenus } from '../menus/index.ts';
import type { presentSpecial } from './announce-special.ts';
import { inRules, wrongItem } from './check-special.ts';
import { findSchoolDays, insertAtSchools, type SchoolDayRow } from './schools.repo.ts';
import { findMenuName, findSpecialItem } from './specials.repo.ts';

export interface SpecialAtSchools {
  readonly menu_id: number;
  readonly date: PlainDate;
  readonly destination_ids: readonly number[];
  readonly item_id: number;
  readonly weight: number;
}

/** Makes an item a special of a menu on a day at several schools: at all of them, or at none. */
export function createSpecials(
  db: Db,
  actor: Actor,
  values: SpecialAtSchools,
): Promise<ReturnType<typeof presentSpecial>[] | Refusal> {
  return inRules(db, async (tx) => {
    await lockMenus(tx, [values.menu_id]);
    const menu = await findMenuName(tx, values.menu_id);
    if (menu === undefined) return refuse(422, 'invalid', { menu_id: ['unknown_menu'] });
    const wrong = await wrongItem(tx, values.item_id);
    if (wrong) return wrong;
    const schools = await findSchoolDays(tx, values);
    if (schools.length < new Set(values.destination_ids).size) {
      return refuse(422, 'invalid', { destination_ids: ['unknown_destination'] });
    }
    const refused = schools.flatMap((school) => {
      const code = refusalOf(school);
      return code === null ? [] : [{ destination: { id: school.id, name: school.name }, code }];
    });
    if (refused.length > 0) {
      return refuse(409, 'schools_refused', undefined, { more: { schools: refused } });
    }
    const made = await insertAtSchools(tx, values);
    const [only, ...others] = schools;
    await record(tx, actor, {
      action: 'daily_special.created',
      subject: { type: 'menu', id: values.menu_id, label: menu },
      after: {
        item: (await findSpecialItem(tx, values.item_id))?.name ?? '',
        ...(only && others.length === 0 ? { school: only.name } : { schools: schools.length }),
        starts_on: values.date,
        weight: values.weight,
      },
    });
    await announceMenus(tx, actor, [values.menu_id]);
    return made;
  });
}

function refusalOf({ served, locked, there, used }: SchoolDayRow): SpecialRefusal | null {
  if (!served) return 'not_by_this_menu';
  if (locked) return 'day_locked';
  if (there) return 'already_special';
  return used < SPECIALS_A_DAY ? null : 'too_many_specials';
}
