import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import { dayName } from './days.ts';
import type { Letter, LetterContext } from './letter.ts';

export interface ReconciliationDiffersData {
  readonly first: string;
  readonly runId: number;
  /** Days of the office, both included. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** The ledger's sum less the provider's. */
  readonly difference: Cents;
  readonly lines: number;
}

function reconciliationDiffers(
  say: Say,
  data: ReconciliationDiffersData,
  { locale }: LetterContext,
): Letter {
  const from = dayName(locale, data.from);
  const days =
    data.from === data.to
      ? from
      : say('reconciliation_differs.days', { from, to: dayName(locale, data.to) });
  return {
    subject: say('reconciliation_differs.subject', { days }),
    parts: [
      { kind: 'text', text: say('reconciliation_differs.hello', { first: data.first }) },
      {
        kind: 'text',
        text: say('reconciliation_differs.intro', {
          days,
          difference: formatUsd(data.difference),
          count: data.lines,
        }),
      },
      {
        kind: 'button',
        label: say('reconciliation_differs.button'),
        path: `/admin/reconciliation/${data.runId}`,
      },
    ],
  };
}

export const letters = {
  reconciliation_differs: reconciliationDiffers,
};
