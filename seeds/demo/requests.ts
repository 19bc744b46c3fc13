import { createHash } from 'node:crypto';
import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { signInId } from './staff.ts';

const HOUR = 3_600_000;

interface Asked {
  readonly kind: 'contact' | 'school' | 'job';
  readonly state: 'new' | 'open' | 'answered' | 'closed' | 'spam';
  readonly hoursAgo: number;
  readonly name: string;
  readonly locale?: 'es';
  readonly phone?: string;
  readonly about?: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Who has it, by the name of her sign-in. */
  readonly owner?: 'customer_support' | 'growth_sr' | 'marketing';
  readonly note?: string;
  readonly answer?: string;
  readonly file?: string;
}

const school = (name: string, zip: string, more: Readonly<Record<string, string>> = {}) => ({
  about: `${name}, ${zip}`,
  fields: { school: name, zip, asker: 'parent', children: '', lunch_at: '', ...more },
});
const job = (title: string) => ({ about: title, fields: { job: title } });

const ASKED: readonly Asked[] = [
  {
    kind: 'school',
    state: 'new',
    hoursAgo: 2,
    name: 'Jordan Ellis',
    message: 'Three lunch shifts, and many vegetarians. We have no kitchen at school.',
    ...school('Willow Creek Elementary', '37211', {
      asker: 'teacher',
      children: '100_to_300',
      lunch_at: '11:30',
    }),
  },
  {
    kind: 'contact',
    state: 'new',
    hoursAgo: 3,
    name: 'Marta Reyes',
    locale: 'es',
    message: '¿Puedo cambiar el almuerzo del viernes después del mediodía del lunes?',
    fields: { topic: 'order', child: 'Lucía, Lakeview Elementary' },
  },
  {
    kind: 'job',
    state: 'new',
    hoursAgo: 5,
    name: 'Sam Whitfield',
    phone: '+16155550142',
    message: 'I drove a bakery’s morning route for four years.',
    file: 'Sam Whitfield.pdf',
    ...job('Lunch coordinator'),
  },
  {
    kind: 'contact',
    state: 'open',
    hoursAgo: 20,
    name: 'Priya Nair',
    message: 'Is there sesame in the noodle bowl? The label says unverified.',
    fields: { topic: 'allergies', child: 'Anika, Lakeview Elementary' },
    owner: 'customer_support',
    note: 'Asked the kitchen, they check the sauce today.',
  },
  {
    kind: 'school',
    state: 'open',
    hoursAgo: 30,
    name: 'Helen Brandt',
    message: 'We would start with the lower grades.',
    ...school('Birchwood Academy', '60614', { asker: 'office', children: '300_to_600' }),
    owner: 'growth_sr',
    note: 'Two of our kitchens are within four miles.',
  },
  {
    kind: 'contact',
    state: 'answered',
    hoursAgo: 50,
    name: 'Owen Park',
    message: 'There is a charge of $1.00 that I do not know.',
    fields: { topic: 'money', child: '' },
    owner: 'customer_support',
    answer:
      'That is the late fee: Thursday’s meal was added after Sunday. You find every cent under Billing in your account.',
  },
  {
    kind: 'school',
    state: 'answered',
    hoursAgo: 70,
    name: 'Dee Alvarez',
    message: '',
    ...school('Stone Bridge School', '37076', { asker: 'pta', children: 'under_100' }),
    owner: 'growth_sr',
    answer: 'No kitchen of ours is near enough yet. We write to you when one is.',
  },
  {
    kind: 'job',
    state: 'closed',
    hoursAgo: 200,
    name: 'Casey Long',
    message: 'I have cooked for schools before.',
    file: 'Casey Long.pdf',
    ...job('Kitchen partner manager'),
    owner: 'marketing',
    answer: 'Thank you for your application. The job is taken, and we wish you luck.',
  },
  {
    kind: 'contact',
    state: 'closed',
    hoursAgo: 260,
    name: 'Lena Fischer',
    message: 'Thank you for the soup last week. That is all.',
    fields: { topic: 'other', child: '' },
    owner: 'customer_support',
  },
  {
    kind: 'contact',
    state: 'spam',
    hoursAgo: 12,
    name: 'Best Offers',
    message: 'First page of every search engine, guaranteed.',
    fields: { topic: 'other', child: '' },
  },
];

const ended = ({ state }: Asked): boolean => state === 'closed' || state === 'spam';
const emailOf = ({ name }: Asked): string =>
  `${name.toLowerCase().replace(' ', '.')}@visitors.example`;
const ownerOf = ({ owner }: Asked): number | null =>
  owner === undefined ? null : signInId(`${owner}@demo.test`);
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Requests of visitors, in every state and of every kind. */
export const requestRows = (now: Instant): Row[] =>
  ASKED.map((asked, at) => {
    const created = now - asked.hoursAgo * HOUR;
    const laterBy = (hours: number) => toIso(Math.min(created + hours * HOUR, now) as Instant);
    return {
      id: at + 1,
      kind: asked.kind,
      state: asked.state,
      name: asked.name,
      email: emailOf(asked),
      phone: asked.phone ?? null,
      locale: asked.locale ?? 'en',
      message: asked.message,
      fields: asked.fields,
      about: asked.about ?? asked.message,
      owner_id: ownerOf(asked),
      form_key: `demo-${at + 1}`,
      form_hash: `\\x${createHash('sha256').update(`demo ${at}`).digest('hex')}`,
      version: 1,
      created_at: toIso(created as Instant),
      answered_at: asked.answer === undefined ? null : laterBy(4),
      ended_at: ended(asked) ? laterBy(6) : null,
    };
  });

/** Returns the entries by which the team worked on the requests. */
export const requestEntryRows = (now: Instant): Row[] =>
  ASKED.flatMap((asked, at) => {
    const actor = ownerOf(asked);
    const done = (kind: string, hours: number, text = '') => ({
      request_id: at + 1,
      kind,
      text,
      actor_id: actor,
      owner_id: kind === 'taken' ? actor : null,
      created_at: toIso(Math.min(now - asked.hoursAgo * HOUR + hours * HOUR, now) as Instant),
    });
    return actor === null
      ? []
      : [
          done('taken', 1),
          ...(asked.note === undefined ? [] : [done('note', 2, asked.note)]),
          ...(asked.answer === undefined ? [] : [done('answer', 4, asked.answer)]),
          ...(ended(asked) ? [done('closed', 6)] : []),
        ];
  }).map((entry, at) => ({ id: at + 1, ...entry }));

const files = ASKED.flatMap(({ file }, at) => (file === undefined ? [] : [{ id: at + 1, file }]));

export const requestFileRows = (): Row[] =>
  files.map(({ id, file }) => ({ request_id: id, name: file, type: 'pdf', bytes: PDF.length }));

export const requestFilePieceRows = (): Row[] =>
  files.map(({ id }) => ({ request_id: id, n: 0, content: `\\x${PDF.toString('hex')}` }));
