import type { StatementLine } from '@yay/contract/billing/calls';
import { plainDate } from '@yay/domain/calendar';
import { type Cents, cardName, formatUsd } from '@yay/domain/money';
import { words as english } from '@yay/words/billing/en';
import { SAY_STATEMENT } from '@yay/words/billing/say';
import type { Locale } from '@yay/words/locales';
import { sayErased } from '@yay/words/personal-data/say-erased';
import { formatDate } from '@yay/words/times';

export type StatementWords = ReturnType<typeof statementWords>;

/** The sentences of a statement, for the files that are made of it. */
export function statementWords(locale: Locale) {
  const say = SAY_STATEMENT[locale];
  const dateText = (date: string) => formatDate(plainDate(date), locale, 'dayOfYear');
  return {
    say,
    named: (name: string) => sayErased(name, locale),
    date: dateText,
    month: (text: string) => formatDate(plainDate(`${text}-01`), locale, 'month'),
    money: (cents: Cents) => formatUsd(cents),
    title: (line: StatementLine) =>
      say(`lines.${line.kind}`, { week: line.mondayOfWeek ? dateText(line.mondayOfWeek) : '' }),
    card: ({ card }: StatementLine) =>
      card && say('card', { brand: cardName(card.brand), last4: card.last4 }),
    why: (reason: string | null) =>
      reason !== null && reason in english.statement.cancelled
        ? say(`cancelled.${reason as keyof typeof english.statement.cancelled}`)
        : null,
  };
}
