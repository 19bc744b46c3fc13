import type { PlainDate } from '@yay/domain/calendar';
import type { Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { dayName, weekName } from './days.ts';
import type { Letter, LetterContext, Part, Row } from './letter.ts';

export interface WeekPreviewData {
  readonly first: string;
  readonly monday: PlainDate;
  readonly lunchers: readonly {
    readonly name: string;
    /** Monday to Friday. */
    readonly days: readonly PreviewDay[];
  }[];
}

export type PreviewDay = { readonly date: PlainDate } & (
  | {
      readonly kind: 'ordered';
      readonly item: string;
      readonly options: readonly string[];
      readonly extras: readonly string[];
    }
  | { readonly kind: 'closed'; readonly why: string }
  | { readonly kind: 'no_menu' }
  /** `open`: something can still be chosen. */
  | { readonly kind: 'nothing'; readonly open: boolean }
);

/** Shows next week: per child and day the order, the reason for no lunch, or nothing yet. */
function weekPreview(say: Say, data: WeekPreviewData, { locale }: LetterContext): Letter {
  const week = weekName(locale, data.monday);
  const days = data.lunchers.flatMap((luncher) => luncher.days);
  const count = days.filter((day) => day.kind === 'ordered').length;
  const missing = days.filter((day) => day.kind === 'nothing' && day.open).length;
  const parts: Part[] = [
    { kind: 'text', text: say('week_preview.hello', { first: data.first }) },
    {
      kind: 'text',
      text:
        count > 0
          ? say('week_preview.intro', { count, week })
          : say('week_preview.intro_empty', { week }),
    },
  ];
  if (missing > 0) {
    parts.push({ kind: 'text', text: say('week_preview.missing', { count: missing }) });
  }
  for (const luncher of data.lunchers) {
    parts.push(
      { kind: 'heading', text: luncher.name },
      { kind: 'rows', rows: luncher.days.map((day) => dayRow(say, day, locale)) },
    );
  }
  parts.push({
    kind: 'button',
    label: missing > 0 ? say('week_preview.button_choose') : say('week_preview.button'),
    path: `/lunch-calendar?week=${data.monday}`,
  });
  return { subject: say('week_preview.subject', { week }), parts };
}

function dayRow(say: Say, day: PreviewDay, locale: Locale): Row {
  return { title: dayName(locale, day.date), details: detailsOf(say, day) };
}

function detailsOf(say: Say, day: PreviewDay): string[] {
  switch (day.kind) {
    case 'ordered':
      return [
        day.item,
        ...(day.options.length > 0
          ? [say('week_preview.options', { options: day.options.join(', ') })]
          : []),
        ...(day.extras.length > 0
          ? [say('week_preview.extras', { extras: day.extras.join(', ') })]
          : []),
      ];
    case 'closed':
      return [say('week_preview.closed', { why: day.why })];
    case 'no_menu':
      return [say('week_preview.no_menu')];
    case 'nothing':
      return [day.open ? say('week_preview.nothing') : say('week_preview.nothing_closed')];
  }
}

export const letters = {
  week_preview: weekPreview,
};
