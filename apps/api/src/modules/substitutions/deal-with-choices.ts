import { mondayOf } from '@yay/domain/calendar';
import {
  type ChangedOrder,
  type DaySave,
  dayKey,
  decideReplacement,
  openStock,
} from '@yay/domain/week';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  changeOrders,
  type FamilyWeek,
  type LoadedWeek,
  loadFamilyWeek,
  lockUnits,
} from '../orders/index.ts';
import { type ChoiceRow, lapseEarlier, type OpenedChoice, openChoices } from './choices.repo.ts';

/** The outcome for one order: its state now, and the choice that the family is offered. */
export interface Dealt extends OpenedChoice {
  readonly choice: ChoiceRow;
  readonly totalCents: number;
}

/**
 * Opens the waiting choices of one family: each order gets the replacement where it can, and the
 * family may choose. The caller has locked the family's weeks and then the days. Run again, it writes
 * nothing, since an opened choice no longer waits.
 */
export async function dealWithChoices(
  tx: Tx,
  db: Db,
  userId: number,
  choices: readonly ChoiceRow[],
): Promise<readonly Dealt[]> {
  const dealt: Dealt[] = [];
  const mondays = [...new Set(choices.map(({ date }) => mondayOf(date)))].sort();
  for (const monday of mondays) {
    const ofWeek = choices.filter(({ date }) => mondayOf(date) === monday);
    const itemIds = ofWeek.map((choice) => choice.to_item_id);
    const loaded = await loadFamilyWeek(db, tx, { userId, monday, itemIds });
    dealt.push(...(loaded ? await dealInWeek(tx, loaded, ofWeek) : ofWeek.map(lapsed)));
  }
  await openChoices(
    tx,
    dealt.map(({ id, state, problem, detail }) => ({ id, state, problem, detail })),
  );
  return dealt;
}

async function dealInWeek(
  tx: Tx,
  { week, catalogue }: LoadedWeek,
  choices: readonly ChoiceRow[],
): Promise<Dealt[]> {
  const orders = new Map(week.orders.map((order) => [order.id, order]));
  const lunchers = new Map(week.lunchers.map((luncher) => [luncher.id, luncher]));
  const left = await lockUnits(tx, week, catalogue, choices.map(wantedOf(week)));
  const stock = openStock(left);
  const dealt: Dealt[] = [];
  const changes: { readonly choice: ChoiceRow; readonly change: ChangedOrder }[] = [];
  for (const choice of choices) {
    const order = orders.get(choice.order_id);
    const luncher = lunchers.get(choice.luncher_id);
    // The family has chosen something else meanwhile, or the order or its luncher is gone.
    if (!order || luncher === undefined || order.item_id !== choice.from_item_id) {
      dealt.push(lapsed(choice));
      continue;
    }
    // A locked lunch can't be changed, only credited.
    const replacement = order.status === 'placed' ? catalogue.item(choice.to_item_id) : undefined;
    const decided = decideReplacement({
      order,
      tolerances: luncher.tolerances,
      replacement,
      extras: order.extras.flatMap(({ id }) => catalogue.item(id) ?? []),
      exchange: (before, after) => stock.exchange(order.date, before, after),
    });
    const { id } = choice;
    if (decided.kind === 'refused') {
      const { problem, detail } = decided;
      dealt.push({ id, state: 'open', problem, detail, choice, totalCents: order.total_cents });
    } else {
      const { after } = decided;
      changes.push({ choice, change: { kind: 'changed', luncher, before: order, after } });
      const open = { id, state: 'open', problem: null, detail: null } as const;
      dealt.push({ ...open, choice, totalCents: after.total_cents });
    }
  }
  await lapseEarlier(
    tx,
    choices.map((choice) => choice.order_id),
  );
  const [first] = choices;
  if (first !== undefined) {
    const { user_id: userId, actor_id: actorId, impersonator_id: impersonatorId } = first;
    const by = { userId, actorId, impersonatorId, origin: null };
    await changeOrders(
      tx,
      by,
      changes.map(({ change }) => change),
      stock.moves(),
    );
  }
  return dealt;
}

const lapsed = (choice: ChoiceRow): Dealt => ({
  id: choice.id,
  state: 'lapsed',
  problem: null,
  detail: null,
  choice,
  totalCents: choice.total_cents,
});

/** The replacement on its day, as far as units are asked for. */
const wantedOf =
  (week: FamilyWeek) =>
  ({ luncher_id, date, to_item_id }: ChoiceRow): DaySave => {
    const order = week.orders.find(
      (one) => dayKey(one.luncher_id, one.date) === dayKey(luncher_id, date),
    );
    return {
      luncherId: luncher_id,
      date,
      selection: {
        kind: 'meal',
        itemId: to_item_id,
        optionIds: [],
        extraIds: order?.extras.map((extra) => extra.id) ?? [],
      },
      shownFee: undefined,
      shownTotal: undefined,
      repeat: false,
    };
  };
