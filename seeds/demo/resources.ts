import { addDays } from '@yay/domain/calendar';
import { dateIn, type Instant, OFFICE_ZONE, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import type { School } from '../lib/places.ts';

interface Paper {
  readonly title: string;
  readonly note: string;
  readonly title_es: string;
  readonly note_es: string;
  readonly audience: 'staff' | 'families';
  readonly url?: string;
  readonly file?: { readonly name: string; readonly text: string };
  readonly daysShown?: number;
}

const DUTY = `Lunch duty

Monday     Front desk
Tuesday    Second grade
Wednesday  Third grade
Thursday   Library
Friday     Front desk
`;

const papersOf = ({ name, grades }: School): Paper[] => [
  {
    title: 'Lunch duty roster',
    note: 'Who stands at the door, day by day.',
    title_es: 'Turnos del almuerzo',
    note_es: 'Quién está en la puerta, día por día.',
    audience: 'staff',
    file: { name: 'Lunch duty roster.txt', text: DUTY },
  },
  {
    title: 'Grades and lunch groups',
    note: 'What labels and lists are sorted by.',
    title_es: 'Grados y grupos del almuerzo',
    note_es: 'Así se ordenan las etiquetas y las listas.',
    audience: 'staff',
    file: {
      name: 'Grades and lunch groups.csv',
      text: ['Grade,Group', ...grades.map(({ label, group }) => `${label},${group}`), ''].join(
        '\r\n',
      ),
    },
  },
  {
    title: 'Where the coolers go',
    note: 'Door B, beside the gym.',
    title_es: 'Dónde van las neveras',
    note_es: 'Puerta B, al lado del gimnasio.',
    audience: 'staff',
    url: 'https://maps.example/door-b',
  },
  {
    title: 'How to order lunch',
    note: 'For back-to-school night.',
    title_es: 'Cómo pedir el almuerzo',
    note_es: 'Para la primera reunión de familias.',
    audience: 'families',
    file: {
      name: 'How to order lunch.txt',
      text: `${name}\n\nAdd your child, open a day, take a meal. That is all.\n`,
    },
    daysShown: 60,
  },
];

interface DemoPaper extends Paper {
  readonly id: number;
  readonly schoolId: number;
  readonly position: number;
}

const papers = (schools: readonly School[]): DemoPaper[] =>
  schools
    .flatMap((school) =>
      papersOf(school).map((paper, at) => ({ ...paper, schoolId: school.id, position: at + 1 })),
    )
    .map((paper, at) => ({ ...paper, id: at + 1 }));

/** Documents and links of each school. */
export const resourceRows = (schools: readonly School[], now: Instant): Row[] =>
  papers(schools).map(
    ({
      id,
      schoolId,
      position,
      title,
      note,
      title_es,
      note_es,
      audience,
      url,
      file,
      daysShown,
    }) => ({
      id,
      destination_id: schoolId,
      kind: file ? 'file' : 'link',
      title,
      note,
      title_es,
      note_es,
      audience,
      url: url ?? null,
      file_name: file?.name ?? null,
      file_type: file?.name.split('.').at(-1) ?? null,
      bytes: file ? Buffer.byteLength(file.text) : null,
      is_ready: true,
      position,
      shown_from: null,
      shown_until: daysShown === undefined ? null : addDays(dateIn(OFFICE_ZONE, now), daysShown),
      version: 1,
      created_at: toIso((now - (20 - position) * 86_400_000) as Instant),
      begun_at: toIso(now),
    }),
  );

export const resourcePieceRows = (schools: readonly School[]): Row[] =>
  papers(schools).flatMap(({ id, file }) =>
    file
      ? [{ resource_id: id, n: 0, content: `\\x${Buffer.from(file.text).toString('hex')}` }]
      : [],
  );
