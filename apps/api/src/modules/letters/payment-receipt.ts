import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, cardName, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { weekName } from './days.ts';
import type { Letter, LetterContext, Row } from './letter.ts';

/** A week, or lunches added to one later, as charged. */
export interface ReceiptWeek {
  readonly monday: PlainDate;
  readonly lunches: number;
  readonly grabAndGo: number;
  readonly mealsCents: Cents;
  readonly lateFeesCents: Cents;
  readonly discountCents: Cents;
  readonly creditCents: Cents;
  readonly yayBucksCents: Cents;
}

export interface PaymentReceiptData {
  readonly first: string;
  /** The sum that the card paid; nothing where the family's funds paid all of it. */
  readonly cents: Cents;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly weeks: readonly ReceiptWeek[];
  /** The yay bucks that were bought, with their bonus. */
  readonly yayBucks: { readonly cents: Cents; readonly bonusCents: Cents } | null;
}

function paymentReceipt(say: Say, data: PaymentReceiptData, { locale }: LetterContext): Letter {
  const amount = formatUsd(data.cents);
  const rows = data.weeks.flatMap((week) => weekRows(say, week, locale));
  if (data.yayBucks) {
    rows.push({ title: say('payment_receipt.yay_bucks'), amount: formatUsd(data.yayBucks.cents) });
    if (data.yayBucks.bonusCents > 0) {
      rows.push({
        title: say('payment_receipt.bonus'),
        amount: formatUsd(data.yayBucks.bonusCents),
      });
    }
  }
  rows.push({
    title: data.card
      ? say('payment_receipt.by_card', { brand: cardName(data.card.brand), last4: data.card.last4 })
      : say('payment_receipt.by_funds'),
    amount,
    strong: true,
  });
  return {
    subject:
      data.cents > 0
        ? say('payment_receipt.subject', { amount })
        : say('payment_receipt.subject_funds'),
    parts: [
      { kind: 'text', text: say('payment_receipt.hello', { first: data.first }) },
      {
        kind: 'text',
        text: data.cents > 0 ? say('payment_receipt.intro') : say('payment_receipt.intro_funds'),
      },
      { kind: 'rows', rows },
      { kind: 'button', label: say('payment_receipt.button'), path: '/parents/account/billing' },
    ],
  };
}

function weekRows(say: Say, week: ReceiptWeek, locale: Locale): Row[] {
  const row = (title: string, cents: Cents): Row[] =>
    cents === 0 ? [] : [{ title, amount: formatUsd(cents) }];
  const counted = (
    key: 'payment_receipt.lunches' | 'payment_receipt.grab_and_go',
    count: number,
  ): string[] => (count === 0 ? [] : [say(key, { count })]);
  return [
    {
      title: say('payment_receipt.week', { monday: weekName(locale, week.monday) }),
      details: [
        ...counted('payment_receipt.lunches', week.lunches),
        ...counted('payment_receipt.grab_and_go', week.grabAndGo),
      ],
      amount: formatUsd(week.mealsCents),
    },
    ...row(say('payment_receipt.late_fees'), week.lateFeesCents),
    ...row(say('payment_receipt.discount'), -week.discountCents),
    ...row(say('payment_receipt.credit'), -week.creditCents),
    ...row(say('payment_receipt.from_yay_bucks'), -week.yayBucksCents),
  ];
}

export const letters = {
  payment_receipt: paymentReceipt,
};
