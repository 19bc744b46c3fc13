import type { ReplacementProblem } from '@yay/contract/substitutions/calls';
import type { Property } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import { dayName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';

const CHOICES = '/parents/account/substitutions';

interface ReplacedLunch {
  readonly date: PlainDate;
  readonly luncher: string;
  readonly from: string;
  readonly to: string;
}

export interface ItemReplacedData {
  readonly first: string;
  readonly because: string;
  readonly lunches: readonly (ReplacedLunch & {
    /** Null: the child has the replacement, and it is safe for her. */
    readonly problem: ReplacementProblem | null;
    readonly property: Property | null;
    readonly cents: Cents;
  })[];
}

/**
 * Tells a family which item was replaced, whether the new one is safe for the child, and that there
 * is a choice.
 */
function itemReplaced(say: Say, data: ItemReplacedData, { locale }: LetterContext): Letter {
  const { lunches } = data;
  const refused = lunches.filter(({ problem }) => problem !== null);
  const replaced = lunches.filter(({ problem }) => problem === null);
  const count = lunches.length;
  const title = (lunch: ReplacedLunch) => `${lunch.luncher}, ${dayName(locale, lunch.date)}`;
  const parts: Part[] = [
    { kind: 'text', text: say('item_replaced.hello', { first: data.first }) },
    { kind: 'text', text: say('item_replaced.intro', { count }) },
    { kind: 'text', text: say('item_replaced.why', { because: data.because }) },
  ];
  // An unsafe replacement asks for somebody to act, so it comes first.
  if (refused.length > 0) {
    parts.push(
      { kind: 'heading', text: say('item_replaced.refused_title') },
      {
        kind: 'rows',
        rows: refused.map((lunch): Row => {
          const { luncher, from, to, property } = lunch;
          const problem = lunch.problem ?? 'unavailable';
          const what = property && say(`item_replaced.property.${property}`);
          return {
            title: title(lunch),
            details: [
              say('item_replaced.change', { from, to }),
              what && problem !== 'sold_out'
                ? say('item_replaced.unsafe', { luncher, what })
                : say(`item_replaced.problem.${problem}`, { luncher }),
            ],
            amount: formatUsd(lunch.cents),
          };
        }),
      },
      { kind: 'text', text: say('item_replaced.refused_default') },
    );
  }
  if (replaced.length > 0) {
    parts.push(
      { kind: 'heading', text: say('item_replaced.replaced_title') },
      {
        kind: 'rows',
        rows: replaced.map((lunch): Row => {
          const { luncher, from, to } = lunch;
          const details = [
            say('item_replaced.change', { from, to }),
            say('item_replaced.safe', { luncher }),
          ];
          return { title: title(lunch), details, amount: formatUsd(lunch.cents) };
        }),
      },
      { kind: 'text', text: say('item_replaced.replaced_default') },
    );
  }
  parts.push({ kind: 'link', label: say('item_replaced.button'), path: CHOICES });
  const [only] = lunches;
  return {
    subject: say('item_replaced.subject', { count, from: only?.from ?? '' }),
    parts,
  };
}

export interface ReplacementSettledData {
  readonly first: string;
  readonly lunches: readonly (ReplacedLunch & {
    readonly outcome: 'accepted' | 'credited';
    /** The sum that came back for a credited one; 0 when it was not charged yet. */
    readonly returnedCents: Cents;
  })[];
}

/** Tells a family of the act at the lock, where nobody had answered. */
function replacementSettled(
  say: Say,
  data: ReplacementSettledData,
  { locale }: LetterContext,
): Letter {
  const { lunches } = data;
  const row = (lunch: ReplacementSettledData['lunches'][number]): Row => {
    const { luncher, from, to, outcome, returnedCents } = lunch;
    const accepted = outcome === 'accepted';
    return {
      title: `${luncher}, ${dayName(locale, lunch.date)}`,
      details: [
        say('item_replaced.change', { from, to }),
        accepted
          ? say('replacement_settled.accepted', { to })
          : returnedCents > 0
            ? say('replacement_settled.returned')
            : say('replacement_settled.not_charged'),
      ],
      ...(!accepted && returnedCents > 0 && { amount: formatUsd(returnedCents) }),
    };
  };
  return {
    subject: say('replacement_settled.subject', { count: lunches.length }),
    parts: [
      { kind: 'text', text: say('replacement_settled.hello', { first: data.first }) },
      { kind: 'text', text: say('replacement_settled.intro', { count: lunches.length }) },
      { kind: 'rows', rows: lunches.map(row) },
      { kind: 'button', label: say('replacement_settled.button'), path: '/lunch-calendar' },
    ],
  };
}

export const letters = {
  item_replaced: itemReplaced,
  replacement_settled: replacementSettled,
};
