import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import type { Say } from '@yay/words/letters/say';
import { words as english } from '@yay/words/refusals/en';
import { words as spanish } from '@yay/words/refusals/es';
import { dayName } from './days.ts';
import type { Letter, LetterContext, Part } from './letter.ts';

export interface RepeatReportData {
  readonly first: string;
  /** Days on which a repeat could order nothing. */
  readonly lunchers: readonly {
    readonly name: string;
    readonly days: readonly {
      readonly date: PlainDate;
      /** The item that would have come again. */
      readonly item: string;
      readonly code: DayRefusalCode;
    }[];
  }[];
}

const refusals = { en: english.day, es: spanish.day };

function repeatReport(say: Say, data: RepeatReportData, { locale }: LetterContext): Letter {
  const days = data.lunchers.flatMap((luncher) => luncher.days);
  const count = days.length;
  return {
    subject: say('repeat_report.subject'),
    parts: [
      { kind: 'text', text: say('repeat_report.hello', { first: data.first }) },
      { kind: 'text', text: say('repeat_report.intro', { count }) },
      ...data.lunchers.flatMap((luncher): Part[] => [
        { kind: 'heading', text: luncher.name },
        {
          kind: 'rows',
          rows: luncher.days.map(({ date, item, code }) => ({
            title: dayName(locale, date),
            details: [item, refusals[locale][code]].filter((line) => line !== ''),
          })),
        },
      ]),
      { kind: 'text', text: say('repeat_report.rest', { count }) },
      { kind: 'button', label: say('repeat_report.button'), path: '/lunch-calendar' },
    ],
  };
}

export const letters = {
  repeat_report: repeatReport,
};
