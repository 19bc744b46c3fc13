import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import type { FamilyOrder } from '@yay/domain/week';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ConfirmedDay, Letters, OrderConfirmationData } from '../letters/index.ts';
import type { Catalogue } from '../schedule/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { type LoadedWeek, loadFamilyWeek } from './load-family-week.ts';
import { presentOrder, summarize } from './present-week.ts';

export interface Confirmation {
  readonly userId: number;
  readonly monday: PlainDate;
  readonly version: number;
  readonly refused: readonly {
    readonly luncherId: number;
    readonly date: PlainDate;
    readonly code: DayRefusalCode;
  }[];
}

/** Mails a family its week as it is now; nothing about a save that a later one has overtaken. */
export async function confirmWeekByMail(
  parts: { readonly db: Db; readonly letters: Letters; readonly events: UserEvents },
  confirmation: Confirmation,
): Promise<void> {
  const { userId, monday } = confirmation;
  await parts.db.tx(async (tx) => {
    if (!(await markConfirmed(tx, confirmation))) return;
    const loaded = await loadFamilyWeek(parts.db, tx, { userId, monday });
    if (!loaded) return;
    const { week } = loaded;
    const { id, email, locale } = week.user;
    await parts.letters.post(
      tx,
      'order_confirmation',
      { userId: id, email, locale },
      letterData(loaded, confirmation.refused),
    );
    if (week.orders.length > 0 && (await startedToday(tx, id))) {
      await parts.events.post(tx, { userId: id, name: 'first_order' });
    }
  });
}

/** Tells a family whose oldest order is less than a day old. */
async function startedToday(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ started: boolean | null }>(
    'orders.started_today',
    `select min(created_at) > (select app_now()) - interval '1 day' as started from lunches
     where user_id = $1`,
    [userId],
  );
  return row?.started === true;
}

async function markConfirmed(tx: Tx, { userId, monday, version }: Confirmation): Promise<boolean> {
  const rows = await tx.query(
    'orders.mark_confirmed',
    `update order_weeks set confirmed_version = $3
     where user_id = $1 and monday = $2 and confirmed_version < $3 returning version`,
    [userId, monday, version],
  );
  return rows.length > 0;
}

function letterData(
  { week, catalogue }: LoadedWeek,
  refused: Confirmation['refused'],
): OrderConfirmationData {
  const code = week.discount?.code ?? null;
  // The mail lists what was saved with the week: grab-and-go is ordered by itself.
  const summary = summarize(week.orders, { code, cents: week.discountCents }, []);
  const names = new Map(week.lunchers.map((luncher) => [luncher.id, luncher.first]));
  return {
    first: week.user.first,
    monday: week.monday,
    lunchers: week.lunchers.flatMap((luncher) => {
      const orders = week.orders.filter((order) => order.luncher_id === luncher.id);
      if (orders.length === 0) return [];
      return [{ name: luncher.first, days: orders.map((order) => dayOf(order, catalogue)) }];
    }),
    mealsCents: summary.meals_total,
    lateFeesCents: summary.late_fee_total,
    discountCents: summary.discount_total,
    discountCode: code,
    totalCents: summary.grand_total,
    refused: refused.flatMap(({ luncherId, date, code: why }) => {
      const luncher = names.get(luncherId);
      return luncher === undefined ? [] : [{ luncher, date, code: why }];
    }),
  };
}

function dayOf(order: FamilyOrder, catalogue: Catalogue): ConfirmedDay {
  const item = catalogue.item(order.item_id);
  return {
    date: order.date,
    item: item?.name ?? '',
    options: order.options.flatMap(({ id }) => item?.options.get(id)?.name ?? []),
    extras: order.extras.flatMap(({ id }) => catalogue.item(id)?.name ?? []),
    mealCents: presentOrder(order).meal_total,
    lateFeeCents: order.late_fee_cents,
  };
}
