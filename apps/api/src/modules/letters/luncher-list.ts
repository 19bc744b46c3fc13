import type { PlainDate } from '@yay/domain/calendar';
import { slugWithId } from '@yay/domain/text';
import type { Instant, Zone } from '@yay/domain/time';
import type { Say } from '@yay/words/letters/say';
import { gradeName } from '@yay/words/lunchers/grade-name';
import { formatDate, formatMoment } from '@yay/words/times';
import type { Letter, LetterContext, Part, Row } from './letter.ts';

interface OfDay {
  readonly name: string;
  readonly school: { readonly id: number; readonly name: string };
  readonly date: PlainDate;
}

export interface LuncherListReadyData extends OfDay {
  readonly lunches: number;
}

export interface LunchesChangedData extends OfDay {
  readonly since: Instant;
  readonly zone: Zone;
  /** The count of all changes; a mail names only the latest of them. */
  readonly total: number;
  readonly changes: readonly {
    readonly kind: 'added' | 'changed' | 'canceled';
    readonly child: string;
    readonly grade: string;
    readonly room: string | null;
    readonly item: string;
    /** The meal of before, where it is another one. */
    readonly was: string | null;
  }[];
}

const pathOf = ({ id, name }: OfDay['school'], page: string): `/${string}` =>
  `/schools/${slugWithId(name, id)}${page}`;

function luncherListReady(say: Say, data: LuncherListReadyData, { locale }: LetterContext): Letter {
  const { lunches, school, name } = data;
  const day = formatDate(data.date, locale, 'fullDay');
  return {
    subject: say('luncher_list_ready.subject', { school: school.name, day }),
    parts: [
      { kind: 'text', text: say('luncher_list_ready.hello', { name }) },
      { kind: 'text', text: say('luncher_list_ready.intro', { day, lunches }) },
      { kind: 'text', text: say('luncher_list_ready.later') },
      {
        kind: 'button',
        label: say('luncher_list_ready.button'),
        path: pathOf(school, `/lunchers?date=${data.date}`),
      },
    ],
  };
}

function lunchesChanged(say: Say, data: LunchesChangedData, { locale }: LetterContext): Letter {
  const { total: count, changes, school, name } = data;
  const day = formatDate(data.date, locale, 'fullDay');
  const since = formatMoment(data.since, data.zone, locale);
  const rest = count - changes.length;
  const more: Part[] =
    rest > 0 ? [{ kind: 'text', text: say('lunches_changed.more', { count: rest }) }] : [];
  return {
    subject: say('lunches_changed.subject', { school: school.name, day, count }),
    parts: [
      { kind: 'text', text: say('lunches_changed.hello', { name }) },
      { kind: 'text', text: say('lunches_changed.intro', { day, since }) },
      {
        kind: 'rows',
        rows: changes.map(
          ({ kind, child, grade, room, item, was }): Row => ({
            title: child,
            details: [
              [gradeName(grade, locale), room].filter((place) => place !== null).join(', '),
              say(`lunches_changed.${kind}`, { item }),
              ...(was === null ? [] : [say('lunches_changed.was', { was })]),
            ],
          }),
        ),
      },
      ...more,
      {
        kind: 'button',
        label: say('lunches_changed.button'),
        path: pathOf(school, `?date=${data.date}`),
      },
    ],
  };
}

export const letters = {
  luncher_list_ready: luncherListReady,
  lunches_changed: lunchesChanged,
};
