import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import {
  type Conflict,
  type Part,
  PROPERTIES,
  type Properties,
  type Property,
  whyNotSafe,
  worsened,
} from '@yay/domain/allergy';
import { Overtaken, type Queryable, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { lockDaysAlone } from '../market-days/index.ts';
import { daysWithFood, type PlateRow, platesAhead } from './not-safe.repo.ts';
import { presentAtRisk } from './present-at-risk.ts';
import { startCancellation } from './start-cancellation.ts';

/** A change of the properties of an item (a meal or an extra) or of an option. */
export interface FoodChange {
  readonly kind: 'item' | 'option';
  readonly id: number;
  readonly before: Properties;
  readonly after: Properties;
}

export interface AskedFood {
  readonly itemId: number;
  readonly name: string;
  readonly changes: readonly FoodChange[];
  /** The person has seen which orders will be cancelled. */
  readonly confirmed: boolean;
}

/** Starts the cancellation that follows a written change and returns its run; null without one. */
export type AfterFoodChange = (jobs: Jobs) => Promise<number | null>;

const NOTHING: AfterFoodChange = async () => null;

/**
 * Prepares a change of a food's properties. Where ordered lunches become unsafe for their lunchers, the
 * change is refused until it is confirmed, and then these lunches are cancelled family by family. The
 * days with this food are locked until the commit: a save either came before, and its order is found,
 * or comes after and is refused.
 */
export async function beginFoodChange(
  tx: Tx,
  actor: Actor,
  { itemId, name, changes, confirmed }: AskedFood,
): Promise<AfterFoodChange | Refusal> {
  const worse = changes.flatMap(({ kind, id, before, after }) => {
    const properties = worsened(before, after);
    return properties.length > 0 ? [{ kind, id, after, properties }] : [];
  });
  if (worse.length === 0) return NOTHING;
  const food = {
    itemIds: worse.some(({ kind }) => kind === 'item') ? [itemId] : [],
    optionIds: worse.flatMap(({ kind, id }) => (kind === 'option' ? [id] : [])),
  };
  await lockDaysWithFood(tx, { itemIds: [itemId], optionIds: food.optionIds });
  const avoided = PROPERTIES.filter((one) => worse.some((part) => part.properties.includes(one)));
  const plates = await platesAhead(tx, food, avoided);
  const atRisk = plates.flatMap((plate): { plate: PlateRow; why: Conflict }[] => {
    const why = newlyForbidden(plate, worse);
    return why ? [{ plate, why }] : [];
  });
  const [first] = atRisk;
  const last = atRisk.at(-1);
  if (first === undefined || last === undefined) return NOTHING;
  const summary = presentAtRisk(actor, atRisk);
  if (!confirmed) {
    return refuse(409, 'orders_at_risk', undefined, { more: { at_risk: summary } });
  }
  return (jobs) =>
    startRun(tx, jobs, actor, {
      item: { id: itemId, name },
      criteria: {
        starts_on: first.plate.date,
        ends_on: last.plate.date,
        unsafe_orders: atRisk.map(({ plate }) => plate.id),
      },
      atRisk: summary,
    });
}

/**
 * Locks the days that have this food.
 * @throws Overtaken when a menu with the food came to another day while the lock was waited for
 */
async function lockDaysWithFood(tx: Tx, food: Parameters<typeof daysWithFood>[1]): Promise<void> {
  const keyOf = (day: { marketId: number; date: string }) => `${day.marketId}|${day.date}`;
  const days = await daysWithFood(tx, food);
  await lockDaysAlone(tx, days);
  const locked = new Set(days.map(keyOf));
  const isLocked = (day: (typeof days)[number]) => locked.has(keyOf(day));
  if (!(await daysWithFood(tx, food)).every(isLocked)) throw new Overtaken('a day got the food');
}

interface WorsePart {
  readonly kind: FoodChange['kind'];
  readonly id: number;
  readonly after: Properties;
  readonly properties: readonly Property[];
}

/** Returns why a plate becomes unsafe by this change; earlier reasons don't count. */
function newlyForbidden(plate: PlateRow, worse: readonly WorsePart[]): Conflict | undefined {
  const isOf = (part: Part, change: WorsePart) =>
    part.id === change.id && (part.kind === 'option') === (change.kind === 'option');
  const changed = plate.parts.flatMap((part) => {
    const change = worse.find((one) => isOf(part, one));
    if (change === undefined) return [];
    const only = change.properties.map((property) => [property, plate.tolerances[property]]);
    const tolerances = Object.fromEntries(only.filter(([, level]) => level !== undefined));
    return [whyNotSafe({ tolerances }, [{ ...part, properties: change.after }])];
  });
  const conflicts = changed.filter((why) => why !== undefined);
  return conflicts.find((why) => why.found === 'contains') ?? conflicts[0];
}

async function startRun(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  {
    item,
    criteria,
    atRisk,
  }: {
    readonly item: { readonly id: number; readonly name: string };
    readonly criteria: Parameters<typeof startCancellation>[1]['criteria'];
    readonly atRisk: OrdersAtRisk;
  },
): Promise<number> {
  const { userId: actorId, impersonatorId } = actor;
  const run = {
    jobs,
    criteria,
    reason: 'staff',
    because: item.name,
    becauseEs: null,
    by: { actorId, impersonatorId },
  } as const;
  const id = await startCancellation(tx, run);
  await record(tx, actor, {
    action: 'item.orders_recalled',
    subject: { type: 'item', id: item.id, label: item.name },
    after: {
      orders: atRisk.orders,
      families: atRisk.families,
      kept_orders: atRisk.locked.orders,
    },
  });
  return id;
}

/** Returns the lunches ahead with this food that are unsafe for their lunchers by today's knowledge. */
export async function ordersNotSafe(
  source: Queryable,
  actor: Actor,
  food: Parameters<typeof platesAhead>[1],
): Promise<OrdersAtRisk> {
  const plates = await platesAhead(source, food, PROPERTIES);
  return presentAtRisk(
    actor,
    plates.flatMap((plate) => {
      const why = whyNotSafe(plate, plate.parts);
      return why ? [{ plate, why }] : [];
    }),
  );
}
