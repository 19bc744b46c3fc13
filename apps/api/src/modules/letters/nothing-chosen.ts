import type { PlainDate } from '@yay/domain/calendar';
import type { Say } from '@yay/words/letters/say';
import { weekName } from './days.ts';
import type { Letter, LetterContext } from './letter.ts';

export interface NothingChosenData {
  readonly first: string;
  readonly monday: PlainDate;
  /** The children for whom nothing is ordered, though there is a menu. */
  readonly lunchers: readonly string[];
}

function nothingChosen(say: Say, data: NothingChosenData, { locale }: LetterContext): Letter {
  const week = weekName(locale, data.monday);
  const lunchers = new Intl.ListFormat(locale).format(data.lunchers);
  return {
    subject: say('nothing_chosen.subject', { week }),
    parts: [
      { kind: 'text', text: say('nothing_chosen.hello', { first: data.first }) },
      { kind: 'text', text: say('nothing_chosen.intro', { lunchers, week }) },
      { kind: 'text', text: say('nothing_chosen.no_fee') },
      {
        kind: 'button',
        label: say('nothing_chosen.button'),
        path: `/lunch-calendar?week=${data.monday}`,
      },
      { kind: 'text', text: say('nothing_chosen.stop') },
    ],
  };
}

export const letters = {
  nothing_chosen: nothingChosen,
};
