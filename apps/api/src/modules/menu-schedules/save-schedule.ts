import type { Planned, SchedulePlan } from '@yay/contract/menu-schedules/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { announceMenus, lockMenus, lockScheduleShared } from '../menus/index.ts';
import { extendMenus, writeCells } from './plan.repo.ts';
import { planSchedule } from './plan-schedule.ts';
import { insertSpecials } from './specials.repo.ts';
import { type Wanted, wantedCells } from './wanted-cells.ts';

export interface ScheduleInput {
  readonly plan: SchedulePlan;
  readonly taken: 'refuse' | 'keep' | 'overwrite';
  readonly ordered: 'refuse' | 'keep';
}

/**
 * Carries a plan out, all of it or nothing. Whoever saves an order for one of these days was before
 * it, and is found, or comes after it and sees the new menu.
 */
export async function saveSchedule(
  db: Db,
  actor: Actor,
  { plan, taken, ordered }: ScheduleInput,
): Promise<Planned | Refusal> {
  return db.tx(async (tx) => {
    const seen = await wantedCells(tx, plan);
    if (isRefusal(seen)) return seen;
    await lockScheduleShared(tx);
    await lockMenus(tx, [...seen.menus.keys()]);
    await lockDaysAlone(tx, daysOf(seen));
    // The copied days and the menus themselves may have changed until they were locked.
    const wanted = await wantedCells(tx, plan);
    if (isRefusal(wanted)) return wanted;
    const { planned, changes, specials } = await planSchedule(tx, wanted, taken === 'overwrite');
    const more = { more: { planned } };
    if (ordered === 'refuse' && planned.counts.ordered > 0) {
      return refuse(409, 'ordered', undefined, more);
    }
    if (taken === 'refuse' && planned.counts.taken > 0) {
      return refuse(409, 'menu_taken', undefined, more);
    }
    if (changes.length === 0 && specials.length === 0) return planned;
    await extendMenus(tx, planned.extended);
    await writeCells(tx, changes);
    await insertSpecials(tx, specials);
    const dates = [...changes, ...specials].map(({ date }) => date).sort();
    await record(tx, actor, {
      action: 'menu.scheduled',
      subject: {
        type: 'menu',
        id: plan.kind === 'assign' ? plan.menu_id : null,
        label: labelOf(wanted),
      },
      after: {
        schools: wanted.schools.size,
        days_set: planned.counts.set || null,
        days_replaced: planned.counts.replaced || null,
        days_cleared: planned.counts.cleared || null,
        specials: specials.length || null,
        starts_on: dates[0] ?? '',
        ends_on: dates.at(-1) ?? '',
      },
    });
    await announceMenus(tx, actor, [...wanted.menus.keys()]);
    return planned;
  });
}

function daysOf({ cells, schools }: Wanted) {
  return cells.flatMap(({ destinationId, date }) => {
    const school = schools.get(destinationId);
    return school ? [{ marketId: school.market_id, date }] : [];
  });
}

function labelOf({ menus }: Wanted): string {
  const [first, ...others] = menus.values();
  if (first === undefined) return '';
  return others.length === 0 ? first.name : `${first.name} +${others.length}`;
}
