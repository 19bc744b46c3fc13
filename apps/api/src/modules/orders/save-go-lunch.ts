import type { saveGoLunch as call } from '@yay/contract/go-lunches/calls';
import type { DayResult } from '@yay/contract/orders/calls';
import { canActForFamily } from '@yay/domain/access';
import { mondayOf } from '@yay/domain/calendar';
import { isNearWeek } from '@yay/domain/ordering';
import {
  type DayGrade,
  type DaySave,
  dayKey,
  decideWeek,
  type MealCatalogue,
} from '@yay/domain/week';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { lockSchoolBook } from '../inventory/index.ts';
import { type Catalogue, loadCatalogue, needsNoChoice } from '../schedule/index.ts';
import { findFamilyWeek } from './family-week.repo.ts';
import { type FamilyLuncher, type FamilyWeek, familyWeek, namedItemIds } from './family-week.ts';
import { findPlace, goMenusOf, keptReady } from './go-lunch.repo.ts';
import { lockUnits } from './lock-units.ts';
import { ordererOf } from './orderer.ts';
import { lockNamedDays, lockWeek } from './save-week.repo.ts';
import { writeDecision } from './write-decision.ts';

type Given = z.output<typeof call.body & {}>;

/**
 * Orders a grab-and-go lunch for a child's day, puts another one in its place, or takes it back.
 * The hours, the late fee, closures and allergies are those of any order; an item that the school
 * counts is sold out once others have ordered all of it.
 */
export const saveGoLunch = (
  db: Db,
  actor: Actor,
  given: Given,
): Promise<{ data: DayResult } | Refusal> =>
  db.tx(async (tx) => {
    const userId = given.userId ?? actor.userId;
    if (!canActForFamily(actor, userId)) return refuse(404, 'not_found');
    const { date, luncher_id: luncherId } = given;
    const monday = mondayOf(date);
    if (!(await lockWeek(tx, userId, monday))) return refuse(404, 'not_found');
    const place = await findPlace(tx, userId, luncherId);
    if (place === undefined) return refuse(422, 'invalid', { luncher_id: ['invalid'] });
    // Two families reach for the last one: one of them after the other.
    await lockSchoolBook(tx, place);
    await lockNamedDays(tx, { userId, days: [{ luncherId, date }], keyOwner: userId, key: null });
    const row = await findFamilyWeek(tx, userId, monday);
    if (row === undefined) return refuse(404, 'not_found');
    if (row.suspended && given.item_id !== null) return refuse(403, 'suspended');
    const week = familyWeek(row, monday);
    const luncher = week.lunchers.find(({ id }) => id === luncherId);
    if (luncher === undefined || !isNearWeek(week.now, monday)) {
      return refuse(422, 'invalid', { date: ['invalid'] });
    }
    const offer = await offerOf(tx, db, goWeek(week), luncher, given);
    const days = [daySave(given)];
    const decision = decideWeek({
      ...offer,
      orderer: ordererOf(actor, userId),
      days,
      left: await leftOf(tx, offer, luncher, days),
      discount: { kind: 'none' },
      seed: '',
    });
    const { userId: actorId, impersonatorId, origin } = actor;
    const by = { actorId, impersonatorId, origin, decidedAt: week.now };
    await writeDecision(tx, { userId, by, decision, kind: 'grab_and_go' });
    const [result] = decision.results;
    if (result === undefined) throw new Error('the day was not decided');
    return { data: result };
  });

/** Returns the week as if grab-and-go were all there is. */
const goWeek = (week: FamilyWeek): FamilyWeek => ({
  ...week,
  orders: week.grabAndGo,
  replaced: new Map(),
  takenBack: new Set(),
});

interface Offer {
  readonly week: FamilyWeek;
  readonly catalogue: MealCatalogue;
  readonly items: Catalogue;
}

/** Returns the day with the go-menu that has the item: of it, what needs no choice. */
async function offerOf(
  tx: Tx,
  db: Db,
  week: FamilyWeek,
  { destination_id: schoolId, group_name: group }: FamilyLuncher,
  { date, item_id: itemId }: Given,
): Promise<Offer> {
  const versions = await goMenusOf(tx, schoolId, date);
  const named = [...namedItemIds(week), ...(itemId === null ? [] : [itemId])];
  const items = await loadCatalogue(db, tx, versions, named, week.user.locale);
  const menus = new Map(
    [...items.menus].map(([id, menu]) => {
      const simple = [...menu.items.values()].filter(
        (item) => item.available && menu.weights.has(item.id) && needsNoChoice(item),
      );
      return [id, { ...menu, entrees: simple, extras: [] }];
    }),
  );
  const [first] = menus.values();
  const menu =
    [...menus.values()].find(({ entrees }) => entrees.some(({ id }) => id === itemId)) ?? first;
  const day: DayGrade = {
    id: 0,
    destination_id: schoolId,
    date,
    group_name: group,
    menu_id: menu?.id ?? null,
    specials: [],
  };
  return {
    week: { ...week, dayGrades: [{ ...day, destination_day_id: 0, menu_end: null }] },
    catalogue: { menus, item: (id) => items.item(id) },
    items,
  };
}

const daySave = ({ luncher_id: luncherId, date, item_id: itemId, ...shown }: Given): DaySave => ({
  luncherId,
  date,
  selection:
    itemId === null ? { kind: 'nothing' } : { kind: 'meal', itemId, optionIds: [], extraIds: [] },
  shownFee: shown.lateFee,
  shownTotal: shown.expectedTotal,
  repeat: false,
});

/** Returns the units left by dayKey(item, date): of the day's stock, and of the school's own. */
async function leftOf(
  tx: Tx,
  { week, items }: Offer,
  { destination_id: schoolId }: FamilyLuncher,
  days: readonly DaySave[],
): Promise<ReadonlyMap<string, number>> {
  const left = new Map(await lockUnits(tx, week, items, days));
  const itemIds = [
    ...week.orders.map((order) => order.item_id),
    ...days.flatMap(({ selection }) => (selection.kind === 'meal' ? [selection.itemId] : [])),
  ];
  for (const { date } of days) {
    for (const { item_id: itemId, left: units } of await keptReady(tx, schoolId, itemIds)) {
      const key = dayKey(itemId, date);
      left.set(key, Math.min(left.get(key) ?? units, units));
    }
  }
  return left;
}
