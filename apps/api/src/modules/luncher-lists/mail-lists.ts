import type { Instant, Zone } from '@yay/domain/time';
import { toIso, zone } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { SAY_LIST } from '@yay/words/luncher-lists/say';
import { formatDate } from '@yay/words/times';
import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { changesOfDay, kindOfChange } from '../destinations/index.ts';
import type { LetterData, Letters } from '../letters/index.ts';
import { daysOf } from './days-of-list.ts';
import { findListedSchool, type ListedSchoolRow } from './luncher-lists.repo.ts';
import {
  type ChangedDay,
  changesDue,
  claimChanges,
  claimList,
  contactsFor,
  type DayOfSchool,
  listsDue,
  sourceOfList,
  zoneOfSchool,
} from './mail-lists.repo.ts';
import { listOf } from './plan-list.ts';
import { writePdf } from './write-pdf.ts';

interface Parts {
  readonly db: Db;
  readonly letters: Letters;
}

/** Mails the lists of the days whose counts are final, each once: the claim and the mail are one act. */
export async function mailLists({ db, letters }: Parts, signal?: AbortSignal): Promise<void> {
  await eachOf(await listsDue(db), signal, (day) => db.tx((tx) => mailList(tx, letters, day)));
}

async function mailList(tx: Tx, letters: Letters, day: DayOfSchool): Promise<void> {
  if (!(await claimList(tx, day))) return;
  const school = await findListedSchool(tx, 'every', day.destination_id);
  const contacts = await contactsFor(tx, day.destination_id, 'lists');
  if (school === undefined) return;
  const { id, name: schoolName } = school;
  for (const [locale, readers] of Map.groupBy(contacts, (contact) => contact.locale)) {
    const { file, lunches } = await fileOf(tx, school, day, locale);
    if (lunches === 0) return;
    for (const { name, email } of readers) {
      await letters.post(
        tx,
        'luncher_list_ready',
        { userId: null, email, locale },
        { name, school: { id, name: schoolName }, date: day.date, lunches },
        [file],
      );
      failpoint('list-half-mailed');
    }
  }
}

/** Draws who eats on a day, by grade. */
async function fileOf(tx: Tx, school: ListedSchoolRow, day: DayOfSchool, locale: Locale) {
  const say = SAY_LIST[locale];
  const list = listOf(school, { date: day.date, tab: 'lunch', sort: 'grade' });
  let lunches = 0;
  const days = async function* () {
    for await (const part of daysOf(tx, list, [day.date])) {
      lunches = part.plan.meals.reduce((sum, { units }) => sum + units, 0);
      yield part;
    }
  };
  const pieces: Buffer[] = [];
  for await (const piece of writePdf({ list, days }, say, locale)) pieces.push(piece);
  const date = formatDate(day.date, locale, 'dayAndWeekdayOfYear');
  const file = {
    name: `${say('sheet.title')}, ${school.name}, ${date}.pdf`,
    type: 'application/pdf',
    content: Buffer.concat(pieces),
    source: sourceOfList(day),
  };
  return { file, lunches };
}

/** Mails the changes of a day after its list was mailed, each once. */
export async function mailChanges({ db, letters }: Parts, signal?: AbortSignal): Promise<void> {
  await eachOf(await changesDue(db), signal, (day) =>
    db.tx((tx) => mailChangesOf(tx, letters, day)),
  );
}

async function mailChangesOf(tx: Tx, letters: Letters, day: ChangedDay): Promise<void> {
  const until = await claimChanges(tx, day);
  if (until === undefined) return;
  const contacts = await contactsFor(tx, day.destination_id, 'changes');
  const told = await readChanges(tx, day, until);
  const school = await findListedSchool(tx, 'every', day.destination_id);
  if (school === undefined || contacts.length === 0 || told.changes.length === 0) return;
  for (const { name, email, locale } of contacts) {
    await letters.post(
      tx,
      'lunches_changed',
      { userId: null, email, locale },
      { name, school: { id: school.id, name: school.name }, date: day.date, ...told },
    );
  }
}

/** Does each day by itself: one that fails keeps no other school waiting, and fails the job at the end. */
async function eachOf<Day>(
  days: readonly Day[],
  signal: AbortSignal | undefined,
  act: (day: Day) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const day of days) {
    if (signal?.aborted) break;
    await act(day).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some days were not mailed');
}

async function readChanges(
  tx: Tx,
  { destination_id: schoolId, date, told_until: since }: ChangedDay,
  until: Instant,
): Promise<{
  since: Instant;
  zone: Zone;
  total: number;
  changes: LetterData['lunches_changed']['changes'];
}> {
  const span = { since: toIso(since), until: toIso(until) };
  const rows = await changesOfDay(tx, schoolId, date, span);
  return {
    since,
    zone: zone(await zoneOfSchool(tx, schoolId)),
    total: rows[0]?.total ?? 0,
    changes: rows.map((row) => ({
      kind: kindOfChange(row),
      child: `${row.first} ${row.last}`,
      grade: row.grade_label,
      room: row.room_name,
      item: row.item_name,
      was: row.was,
    })),
  };
}
