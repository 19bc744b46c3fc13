import type { PlainDate } from '@yay/domain/calendar';
import type { RecheckReason } from '@yay/domain/lunchers';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import { dayName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';
import { type Finding, notSafe } from './lunch-not-safe.ts';
import { type CameBack, cameBack } from './lunches-cancelled.ts';

export interface OrdersRecheckedData extends CameBack {
  readonly first: string;
  readonly luncher: string;
  readonly deleted: boolean;
  /** Lunches came again every week, and no longer do. */
  readonly repeatEnds?: boolean;
  readonly orders: readonly RecheckedOrder[];
}

export interface RecheckedOrder {
  readonly date: PlainDate;
  readonly item: string;
  readonly totalCents: Cents;
  readonly because: RecheckReason;
  /** The allergies and diets that the lunch fails. */
  readonly findings: readonly Finding[];
  /** False when the kitchen had it already. */
  readonly cancelled: boolean;
}

function ordersRechecked(say: Say, data: OrdersRecheckedData, { locale }: LetterContext): Letter {
  const { luncher } = data;
  const cancelled = data.orders.filter((order) => order.cancelled);
  const kept = data.orders.filter((order) => !order.cancelled);
  const row = (order: RecheckedOrder): Row => ({
    title: dayName(locale, order.date),
    details: [order.item, ...why(say, luncher, order)],
    amount: formatUsd(order.totalCents),
  });
  const parts: Part[] = [
    { kind: 'text', text: say('orders_rechecked.hello', { first: data.first }) },
    {
      kind: 'text',
      text: data.deleted
        ? say('orders_rechecked.intro_deleted', { luncher })
        : say('orders_rechecked.intro_changed', { luncher }),
    },
  ];
  // An unsafe lunch that the child may still be given comes first: it asks for somebody to act.
  if (kept.length > 0) {
    parts.push(
      { kind: 'heading', text: say('orders_rechecked.kept_title', { count: kept.length }) },
      { kind: 'text', text: say('orders_rechecked.kept_intro', { count: kept.length }) },
      { kind: 'rows', rows: kept.map(row) },
    );
  }
  if (cancelled.length > 0) {
    parts.push(
      {
        kind: 'heading',
        text: say('orders_rechecked.cancelled_title', { count: cancelled.length }),
      },
      { kind: 'rows', rows: cancelled.map(row) },
      ...cameBack(say, data, cancelled.length),
    );
    if (!data.deleted) parts.push({ kind: 'text', text: say('orders_rechecked.choose_again') });
  }
  if (data.repeatEnds) {
    parts.push({ kind: 'text', text: say('orders_rechecked.repeat_ends', { luncher }) });
  }
  parts.push({ kind: 'button', label: say('orders_rechecked.button'), path: '/lunch-calendar' });
  return { subject: say('orders_rechecked.subject', { luncher }), parts };
}

function why(say: Say, luncher: string, { because, findings }: RecheckedOrder): string[] {
  return because === 'allergy' || because === 'allergy_unverified'
    ? findings.map((finding) => notSafe(say, luncher, finding))
    : [say(`orders_rechecked.because.${because}`, { luncher })];
}

export const letters = {
  orders_rechecked: ordersRechecked,
};
