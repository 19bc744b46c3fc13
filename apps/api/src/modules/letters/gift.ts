import { type Cents, formatUsd } from '@yay/domain/money';
import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext, Part } from './letter.ts';

export interface GiftData {
  readonly buyer: string;
  readonly recipient: string | null;
  readonly message: string | null;
  /** The worth of each code. */
  readonly amountCents: Cents;
  readonly totalCents: Cents;
  /** The number of lunches and the school, of a gift to a teacher. */
  readonly lunches: number | null;
  readonly school: string | null;
  /** The codes, formatted for print. */
  readonly codes: readonly string[];
}

export interface GiftReceiptData extends GiftData {
  /** The other person who got a letter. */
  readonly sentTo: string | null;
}

/** Tells the buyer about the gift, with the codes, to print or to pass on. */
function giftReceipt(say: Say, data: GiftReceiptData, { product }: LetterContext): Letter {
  return {
    subject: say('gift_receipt.subject', { product }),
    parts: [
      { kind: 'text', text: say('gift_receipt.hello', { buyer: data.buyer }) },
      { kind: 'text', text: say('gift_receipt.intro', { total: formatUsd(data.totalCents) }) },
      { kind: 'rows', rows: [...bought(say, data)] },
      {
        kind: 'text',
        text:
          data.sentTo === null
            ? say('gift_receipt.pass_on', { count: data.codes.length })
            : say('gift_receipt.sent_to', { email: data.sentTo }),
      },
      ...codes(say, data),
      ...redeeming(say, data),
    ],
  };
}

export interface GiftRestoredData {
  readonly buyer: string;
  readonly totalCents: Cents;
  /** The last characters of each code: we do not have the rest of it. */
  readonly endings: readonly string[];
}

/** Tells a buyer whose refund her bank did not take that the codes count again. */
function giftRestored(say: Say, data: GiftRestoredData, { product }: LetterContext): Letter {
  const { buyer, totalCents, endings } = data;
  const count = endings.length;
  return {
    subject: say('gift_restored.subject', { product }),
    parts: [
      { kind: 'text', text: say('gift_restored.hello', { buyer }) },
      { kind: 'text', text: say('gift_restored.intro', { total: formatUsd(totalCents), count }) },
      { kind: 'text', text: say('gift_restored.codes', { count, endings: endings.join(', ') }) },
      { kind: 'link', label: say('gift_card.button'), path: '/gift/redeem' },
      { kind: 'text', text: say('gift_restored.rather_money') },
    ],
  };
}

/** Brings the gift to its recipient. */
function giftCard(say: Say, data: GiftData, { product }: LetterContext): Letter {
  const { lunches, buyer, recipient, school } = data;
  return {
    subject:
      lunches === null
        ? say('gift_card.subject', { buyer, product })
        : say('gift_card.subject_lunches', { buyer, count: lunches }),
    parts: [
      {
        kind: 'text',
        text:
          recipient === null ? say('gift_card.hello_you') : say('gift_card.hello', { recipient }),
      },
      {
        kind: 'text',
        text:
          lunches === null
            ? say('gift_card.intro', {
                buyer,
                amount: formatUsd(data.amountCents),
                count: data.codes.length,
                product,
              })
            : say('gift_card.intro_lunches', { buyer, count: lunches, school: school ?? '' }),
      },
      ...message(say, data),
      ...codes(say, data),
      ...redeeming(say, data),
    ],
  };
}

function* bought(say: Say, { codes: { length }, ...data }: GiftData) {
  const amount = formatUsd(data.amountCents);
  yield data.lunches === null
    ? { title: say('gift_receipt.cards', { count: length, amount }) }
    : {
        title: say('gift_receipt.lunches', { count: data.lunches }),
        details: [
          say('gift_receipt.for', { recipient: data.recipient ?? '', school: data.school ?? '' }),
        ],
      };
  yield { title: say('gift_receipt.total'), amount: formatUsd(data.totalCents), strong: true };
}

function message(say: Say, { message: text, buyer }: GiftData): Part[] {
  if (text === null) return [];
  const lines = text.split(/\s*\n\s*/).filter((line) => line !== '');
  return [
    { kind: 'heading', text: say('gift_card.message', { buyer }) },
    ...lines.map((line): Part => ({ kind: 'text', text: line })),
  ];
}

const codes = (say: Say, data: GiftData): Part[] =>
  data.codes.map((code) => ({
    kind: 'code',
    code,
    note: say('gift_card.worth', { amount: formatUsd(data.amountCents) }),
  }));

/** The code goes behind a #, which a browser keeps to itself. */
const redeeming = (say: Say, data: GiftData): Part[] => [
  { kind: 'text', text: say('gift_card.how', { count: data.codes.length }) },
  {
    kind: 'link',
    label: say('gift_card.button'),
    path: data.codes.length === 1 ? `/gift/redeem#${data.codes[0]}` : '/gift/redeem',
  },
  { kind: 'text', text: say('gift_card.keep', { count: data.codes.length }) },
];

export const letters = {
  gift_receipt: giftReceipt,
  gift_card: giftCard,
  gift_restored: giftRestored,
};
