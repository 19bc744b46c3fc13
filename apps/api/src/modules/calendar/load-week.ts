import { canActForFamily } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { isNearWeek } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type LoadedWeek, loadFamilyWeek } from '../orders/index.ts';
import { orderRulesOf } from '../settings/index.ts';
import { findFamilyClock } from './calendar.repo.ts';
import { defaultWeek } from './default-week.ts';

/** Returns a family's week to those who may see it; the next one to order where none is named. */
export async function loadWeek(
  db: Db,
  actor: Actor,
  ask: {
    readonly userId: number;
    readonly monday: PlainDate | undefined;
    readonly code?: string | null;
    readonly itemIds?: readonly number[];
  },
): Promise<LoadedWeek | Refusal> {
  if (!canActForFamily(actor, ask.userId)) return refuse(404, 'not_found');
  const monday = ask.monday ?? (await nextToOrder(db, actor, ask.userId));
  if (monday === null) return refuse(404, 'not_found');
  const loaded = await loadFamilyWeek(db, db, { ...ask, monday, locale: actor.locale });
  if (loaded === undefined) return refuse(404, 'not_found');
  if (!isNearWeek(loaded.week.now, monday)) {
    return refuse(422, 'invalid', { mondayOfWeek: ['invalid'] });
  }
  return loaded;
}

async function nextToOrder(db: Db, actor: Actor, userId: number): Promise<PlainDate | null> {
  const family = await findFamilyClock(db, userId);
  if (!family) return null;
  const { now, times } = orderRulesOf(family);
  return defaultWeek({ now, times, zones: family.zones.map(zone), window: actor.window });
}
