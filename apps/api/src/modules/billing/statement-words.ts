import type { StatementLine } from '@yay/contract/billing/calls';
import { type Cents, cardName, formatUsd } from '@yay/domain/money';
import { words as english } from '@yay/words/billing/en';
import { SAY_STATEMENT } from '@yay/words/billing/say';
import type { Locale } from '@yay/words/locales';

export type StatementWords = ReturnType<typeof statementWords>;

/** The sentences of a statement, for the files that are made of it. */
export function statementWords(locale: Locale) {
  const say = SAY_STATEMENT[locale];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dateText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  return {
    say,
    date: dateText,
    month: (text: string) => month.format(new Date(`${text}-01T00:00:00Z`)),
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
