import { Readable } from 'node:stream';
import type { HistoryDays, HistoryOrder } from '@yay/contract/order-history/calls';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/order-history/en';
import { words as spanish } from '@yay/words/order-history/es';
import type { Queryable } from '../../platform/db/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { historyAfter } from './history.repo.ts';

const AT_ONCE = 500;
const fileWords = { en: english, es: spanish };

/** The orders of a family, all or those of some days, as lines of a file, read while it is sent and never held as a whole. */
export const historyFile = (
  source: Queryable,
  familyId: number,
  days: HistoryDays,
  locale: Locale,
): Readable => Readable.from(lines(source, familyId, days, locale), { objectMode: false });

async function* lines(source: Queryable, familyId: number, days: HistoryDays, locale: Locale) {
  const { file, statuses, kinds } = fileWords[locale];
  yield `${BYTE_ORDER_MARK}${csvLine([
    file.date,
    file.luncher,
    file.school,
    file.kind,
    file.item,
    file.options,
    file.extras,
    file.status,
    file.lateFee,
    file.total,
  ])}`;
  let after: HistoryOrder | null = null;
  do {
    const orders: HistoryOrder[] = await historyAfter(source, familyId, days, after, AT_ONCE);
    yield orders
      .map((order) =>
        csvLine(cells(order, { kind: kinds[order.kind], status: statuses[order.status] })),
      )
      .join('');
    after = orders.length < AT_ONCE ? null : (orders.at(-1) ?? null);
  } while (after !== null);
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

const cells = (
  order: HistoryOrder,
  { kind, status }: { readonly kind: string; readonly status: string },
) => [
  order.date,
  order.luncher.first,
  order.school,
  kind,
  order.item,
  order.options.join(', '),
  order.extras.join(', '),
  status,
  dollars(order.late_fee_cents),
  dollars(order.total_cents),
];
