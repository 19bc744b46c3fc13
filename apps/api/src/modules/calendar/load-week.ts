import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { zone } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  type FamilyWeek,
  familyWeek,
  findFamilyWeek,
  isNearWeek,
  namedItemIds,
} from '../orders/index.ts';
import { type Catalogue, loadCatalogue } from '../schedule/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { findFamilyClock } from './calendar.repo.ts';
import { defaultWeek } from './default-week.ts';

export interface LoadedWeek {
  readonly week: FamilyWeek;
  readonly catalogue: Catalogue;
}

/** A family's week with its catalogue, for whoever may see it. Without a Monday, the next to order. */
export async function loadWeek(
  db: Db,
  actor: Actor,
  ask: {
    readonly userId: number;
    readonly monday: PlainDate | undefined;
    readonly code?: string | null;
    /** Items that are asked about besides those of the week. */
    readonly itemIds?: readonly number[];
  },
): Promise<LoadedWeek | Refusal> {
  if (!canActForFamily(actor, ask.userId)) return refuse(404, 'not_found');
  const monday = ask.monday ?? (await nextToOrder(db, actor, ask.userId));
  if (monday === null) return refuse(404, 'not_found');
  const row = await findFamilyWeek(db, ask.userId, monday, ask.code);
  if (!row) return refuse(404, 'not_found');
  const week = familyWeek(row, monday);
  if (!isNearWeek(week.now, monday)) {
    return refuse(422, 'invalid', { mondayOfWeek: ['invalid'] });
  }
  const items = [...namedItemIds(week), ...(ask.itemIds ?? [])];
  return { week, catalogue: await loadCatalogue(db, db, week.menus, items) };
}

async function nextToOrder(db: Db, actor: Actor, userId: number): Promise<PlainDate | null> {
  const family = await findFamilyClock(db, userId);
  if (!family) return null;
  const { now, times } = orderRulesOf(family);
  return defaultWeek({ now, times, zones: family.zones.map(zone), window: actor.window });
}
