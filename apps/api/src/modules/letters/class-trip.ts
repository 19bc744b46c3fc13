import type { PlainDate } from '@yay/domain/calendar';
import type { Instant, Zone } from '@yay/domain/time';
import type { Say } from '@yay/words/letters/say';
import { gradeName } from '@yay/words/lunchers/grade-name';
import { dayName, momentName } from './days.ts';
import type { Letter, LetterContext } from './letter.ts';

export interface TripAskedData {
  readonly teacher: string;
  readonly grade: string;
  /** The number of children of the grade who go; null: all of it. */
  readonly children: number | null;
  readonly date: PlainDate;
  readonly place: string;
  /** The instant at which the kitchen has its count. */
  readonly until: Instant;
  readonly zone: Zone;
  readonly path: `/${string}`;
}

/** Names those who go: a grade, or how many of it; the children's names stay on the page. */
const whoIn = (say: Say, children: number | null, grade: string): string =>
  children === null ? grade : say('trip_asked.children', { count: children, grade });

/** Tells the office that a teacher asks, and until when it can be answered. */
function tripAsked(say: Say, data: TripAskedData, { locale }: LetterContext): Letter {
  const { teacher, place, path } = data;
  const grade = whoIn(say, data.children, gradeName(data.grade, locale));
  const day = dayName(locale, data.date);
  const until = momentName(locale, data.until, data.zone);
  return {
    subject: say('trip_asked.subject', { grade, day }),
    parts: [
      {
        kind: 'text',
        text: say(data.children === null ? 'trip_asked.text' : 'trip_asked.text_children', {
          teacher,
          grade,
          day,
          place,
        }),
      },
      { kind: 'text', text: say('trip_asked.nothing', { until }) },
      { kind: 'button', label: say('trip_asked.button'), path },
    ],
  };
}

export interface TripAnsweredData {
  readonly teacher: string;
  readonly school: string;
  readonly grade: string;
  /** The number of children of the grade who go; null: all of it. */
  readonly children: number | null;
  readonly date: PlainDate;
  readonly place: string;
  readonly agreed: boolean;
  /** The words of the office; may be empty. */
  readonly words: string;
}

/** Brings the office's answer to a teacher who left an address. */
function tripAnswered(say: Say, data: TripAnsweredData, { locale }: LetterContext): Letter {
  const { teacher, school, place, words } = data;
  const grade = whoIn(say, data.children, gradeName(data.grade, locale));
  const day = dayName(locale, data.date);
  const answer = data.agreed ? 'agreed' : 'declined';
  const isSome = data.agreed && data.children !== null;
  return {
    subject: say(`trip_answered.subject_${answer}`, { grade, day }),
    parts: [
      { kind: 'text', text: say('trip_answered.hello', { teacher }) },
      {
        kind: 'text',
        text: say(isSome ? 'trip_answered.agreed_children' : `trip_answered.${answer}`, {
          school,
          grade,
          day,
          place,
        }),
      },
      ...(words
        ? [
            {
              kind: 'text' as const,
              text: say('trip_answered.words', { words: words.replace(/\s+/g, ' ') }),
            },
          ]
        : []),
    ],
  };
}

export const letters = {
  trip_asked: tripAsked,
  trip_answered: tripAnswered,
};
