import type { FieldCode } from '@yay/contract/codes';
import type { ItemDay } from '@yay/contract/items/calls';
import { isWeekday, type PlainDate } from '@yay/domain/calendar';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { announceItem } from './announce-item.ts';
import { type DayRow, dayOf, daysUntil, marketsOffering, writeDay } from './days.repo.ts';
import { itemById, type KeptItem, lockItem } from './items.repo.ts';
import { presentDay } from './list-days.ts';

interface Wanted {
  readonly date: PlainDate;
  /** 0 sells nothing more, null is as usual. */
  readonly capacity: number | null;
}
const FARTHEST_DAYS = 400;

/** Another number of units on one day. Never fewer than are taken, unless nothing more is to be sold. */
export async function setDay(
  db: Db,
  actor: Actor,
  id: number,
  wanted: Wanted,
): Promise<ItemDay | Refusal> {
  return db.tx(async (tx) => {
    if ((await itemById(tx, id)) === null) return refuse(404, 'not_found');
    const wrong = await dateProblem(tx, wanted.date);
    if (wrong) return refuse(422, 'invalid', { date: [wrong] });
    await lockDaysAlone(tx, await marketsOffering(tx, id, wanted.date));
    const item = await lockItem(tx, id);
    if (item === null) return refuse(404, 'not_found');
    if (item.archived_at !== null) return refuse(409, 'archived');
    if (item.daily_capacity === null) return refuse(422, 'invalid', { capacity: ['not_counted'] });
    return setIn(tx, actor, item, item.daily_capacity, wanted);
  });
}

async function setIn(
  tx: Tx,
  actor: Actor,
  item: KeptItem,
  usual: number,
  { date, capacity }: Wanted,
): Promise<ItemDay | Refusal> {
  const before = await dayOf(tx, item.id, date);
  const units = capacity ?? usual;
  if (isLess(units, before, usual) && units !== 0 && units < before.reserved) {
    const { reserved } = before;
    return refuse(422, 'invalid', { capacity: ['below_reserved'] }, { more: { reserved } });
  }
  if (capacity !== before.override) {
    await writeDay(tx, item.id, date, capacity);
    await record(tx, actor, {
      action: 'item.stock_set',
      subject: { type: 'item', id: item.id, label: item.name },
      before: { date, units: before.override },
      after: { date, units: capacity },
    });
    await announceItem(tx, actor, item.id);
  }
  return presentDay({ ...before, override: capacity }, usual);
}

const isLess = (units: number, { override }: DayRow, usual: number): boolean =>
  units < (override ?? usual);

async function dateProblem(tx: Tx, date: PlainDate): Promise<FieldCode | null> {
  if (!isWeekday(date)) return 'not_a_weekday';
  const days = await daysUntil(tx, date);
  if (days < 0) return 'in_the_past';
  return days > FARTHEST_DAYS ? 'too_many_days' : null;
}
