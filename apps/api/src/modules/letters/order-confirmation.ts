import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/refusals/en';
import { words as spanish } from '@yay/words/refusals/es';
import { dayName, weekName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';

export interface OrderConfirmationData {
  readonly first: string;
  readonly monday: PlainDate;
  /** The lunchers with lunch in this week; none when it was emptied. */
  readonly lunchers: readonly {
    readonly name: string;
    readonly days: readonly ConfirmedDay[];
  }[];
  readonly mealsCents: Cents;
  readonly lateFeesCents: Cents;
  readonly discountCents: Cents;
  readonly discountCode: string | null;
  readonly totalCents: Cents;
  /** Days that stayed as they were although something else was asked for. */
  readonly refused: readonly {
    readonly luncher: string;
    readonly date: PlainDate;
    readonly code: DayRefusalCode;
  }[];
}

export interface ConfirmedDay {
  readonly date: PlainDate;
  readonly item: string;
  readonly options: readonly string[];
  readonly extras: readonly string[];
  /** Entree, options and extras, without the late fee. */
  readonly mealCents: Cents;
  readonly lateFeeCents: Cents;
}

const refusals = { en: english.day, es: spanish.day };

function orderConfirmation(
  say: Say,
  data: OrderConfirmationData,
  { locale }: LetterContext,
): Letter {
  const week = weekName(locale, data.monday);
  const count = data.lunchers.reduce((sum, luncher) => sum + luncher.days.length, 0);
  return {
    subject:
      count > 0
        ? say('order_confirmation.subject', { week })
        : say('order_confirmation.subject_empty', { week }),
    parts: [
      { kind: 'text', text: say('order_confirmation.hello', { first: data.first }) },
      {
        kind: 'text',
        text:
          count > 0
            ? say('order_confirmation.intro', { count, week })
            : say('order_confirmation.intro_empty', { week }),
      },
      ...data.lunchers.flatMap((luncher): Part[] => [
        { kind: 'heading', text: luncher.name },
        { kind: 'rows', rows: luncher.days.map((day) => dayRow(say, day, locale)) },
      ]),
      ...(count > 0 ? [{ kind: 'rows', rows: totals(say, data) } as const] : []),
      ...refusedParts(say, data, locale),
      {
        kind: 'button',
        label: say('order_confirmation.button'),
        path: `/lunch-calendar?week=${data.monday}`,
      },
    ],
  };
}

function dayRow(say: Say, day: ConfirmedDay, locale: Locale): Row {
  const list = (names: readonly string[]) => names.join(', ');
  const details = [day.item];
  if (day.options.length > 0) {
    details.push(say('order_confirmation.options', { options: list(day.options) }));
  }
  if (day.extras.length > 0) {
    details.push(say('order_confirmation.extras', { extras: list(day.extras) }));
  }
  if (day.lateFeeCents > 0) {
    details.push(say('order_confirmation.late_fee', { amount: formatUsd(day.lateFeeCents) }));
  }
  return {
    title: dayName(locale, day.date),
    details,
    amount: formatUsd(day.mealCents + day.lateFeeCents),
  };
}

function totals(say: Say, data: OrderConfirmationData): Row[] {
  const rows: Row[] = [
    { title: say('order_confirmation.meals_total'), amount: formatUsd(data.mealsCents) },
  ];
  if (data.lateFeesCents > 0) {
    rows.push({
      title: say('order_confirmation.late_fee_total'),
      amount: formatUsd(data.lateFeesCents),
    });
  }
  if (data.discountCents > 0) {
    rows.push({
      title:
        data.discountCode === null
          ? say('order_confirmation.discount_total')
          : say('order_confirmation.discount_code_total', { code: data.discountCode }),
      amount: formatUsd(-data.discountCents),
    });
  }
  rows.push({
    title: say('order_confirmation.grand_total'),
    amount: formatUsd(data.totalCents),
    strong: true,
  });
  return rows;
}

function refusedParts(say: Say, data: OrderConfirmationData, locale: Locale): Part[] {
  if (data.refused.length === 0) return [];
  return [
    { kind: 'heading', text: say('order_confirmation.refused_title') },
    { kind: 'text', text: say('order_confirmation.refused_intro') },
    {
      kind: 'rows',
      rows: data.refused.map(({ luncher, date, code }) => ({
        title: `${luncher}, ${dayName(locale, date)}`,
        details: [refusals[locale][code]],
      })),
    },
  ];
}

export const letters = {
  order_confirmation: orderConfirmation,
};
