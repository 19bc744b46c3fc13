import type { PlainDate } from '@yay/domain/calendar';
import { slugWithId } from '@yay/domain/text';
import type { Instant, Zone } from '@yay/domain/time';
import type { Say } from '@yay/words/letters/say';
import { formatDate, formatMoment } from '@yay/words/times';
import type { Letter, LetterContext } from './letter.ts';

export interface LabelsReadyData {
  readonly name: string;
  readonly school: { readonly id: number; readonly name: string };
  readonly date: PlainDate;
  readonly labels: number;
  readonly sheets: number;
  readonly takenAt: Instant;
  readonly zone: Zone;
}

function labelsReady(say: Say, data: LabelsReadyData, { locale }: LetterContext): Letter {
  const day = formatDate(data.date, locale, 'fullDay');
  const { labels, sheets, school } = data;
  return {
    subject: say('labels_ready.subject', { school: school.name, day }),
    parts: [
      { kind: 'text', text: say('labels_ready.hello', { name: data.name }) },
      { kind: 'text', text: say('labels_ready.intro', { day, labels, sheets }) },
      {
        kind: 'text',
        text: say('labels_ready.taken', { time: formatMoment(data.takenAt, data.zone, locale) }),
      },
      {
        kind: 'button',
        label: say('labels_ready.button'),
        path: `/schools/${slugWithId(school.name, school.id)}/labels`,
      },
    ],
  };
}

export const letters = {
  labels_ready: labelsReady,
};
