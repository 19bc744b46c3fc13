import type { StatementLine, StatementOrder } from '@yay/contract/billing/calls';
import type { Locale } from '@yay/words/locales';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import type { NamedStatement } from './read-statement.ts';
import { type StatementWords, statementWords } from './statement-words.ts';

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A line for each movement, and beneath it one for each lunch that it was for. */
export function statementCsv(statement: NamedStatement, locale: Locale): string {
  const words = statementWords(locale);
  const { say } = words;
  const head = [
    say('file.date'),
    say('file.what'),
    say('file.reason'),
    say('file.luncher'),
    say('file.day'),
    say('file.item'),
    say('file.options'),
    say('file.extras'),
    say('file.lunch'),
    say('file.lateFee'),
    say('file.discount'),
    say('file.total'),
    say('file.owed'),
    say('file.credit'),
    say('file.yayBucks'),
  ];
  return [
    `${BYTE_ORDER_MARK}${csvLine(head)}`,
    ...statement.lines.flatMap((line) => [
      csvLine(movementCells(line, words)),
      ...line.orders.map((order) => csvLine(orderCells(line, order, words))),
    ]),
  ].join('');
}

const movementCells = (line: StatementLine, words: StatementWords) => [
  line.date,
  words.title(line),
  line.reason ?? words.card(line) ?? '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  dollars(line.amount),
  dollars(line.owed),
  dollars(line.credit),
  dollars(line.yay_bucks),
];

const orderCells = (line: StatementLine, order: StatementOrder, words: StatementWords) => [
  line.date,
  words.title(line),
  words.why(order.cancel_reason) ?? '',
  order.luncher.first,
  order.date,
  order.item,
  order.options.join(', '),
  order.extras.join(', '),
  dollars(order.meals),
  dollars(order.late_fee),
  dollars(-order.discount),
  dollars(order.total),
  '',
  '',
  '',
];
