import { Readable } from 'node:stream';
import { type PlainDate, weekDates } from '@yay/domain/calendar';
import { slugWithId } from '@yay/domain/text';
import { SAY_LIST } from '@yay/words/luncher-lists/say';
import type { Db } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  isRefusal,
  type Refusal,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import type { DayOfFile, ListedPart } from './file-of-list.ts';
import { presentListed } from './luncher-lists.present.ts';
import { type PlanRow, readListed } from './luncher-lists.repo.ts';
import { type AskedList, type ListToRead, openList, planOf } from './plan-list.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';

const ROWS_AT_ONCE = 200;
const WRITERS = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  pdf: { type: 'application/pdf', write: writePdf },
} as const;

/**
 * Writes the list of a day or a week as the reader takes it: rows are read a few hundred at a time and
 * no connection to the database is held meanwhile. That the file was made is on record.
 */
export async function downloadList(
  db: Db,
  actor: Actor,
  asked: AskedList & { readonly span?: 'day' | 'week' | undefined },
  format: keyof typeof WRITERS,
): Promise<FileAnswer | Refusal> {
  const list = await openList(db, actor, asked);
  if (isRefusal(list)) return list;
  const { school, filter } = list;
  const isWeek = asked.span === 'week';
  const dates = isWeek ? weekDates(filter.monday) : [filter.date];
  await db.tx((tx) =>
    record(tx, actor, {
      action: 'luncher_list.downloaded',
      subject: { type: 'destination', id: school.id, label: school.name },
      after: { date: dates[0], until: dates.at(-1), format },
    }),
  );
  const { type, write } = WRITERS[format];
  const days = () => daysOf(db, list, dates);
  const say = SAY_LIST[actor.locale];
  return file(Readable.from(write({ list, days }, say, actor.locale), { objectMode: false }), {
    'content-type': type,
    'content-disposition': `attachment; filename="${slugWithId(school.name, school.id)}-${dates[0]}${isWeek ? '-week' : ''}.${format}"`,
    'x-content-type-options': 'nosniff',
  });
}

async function* daysOf(
  db: Db,
  list: ListToRead,
  dates: readonly PlainDate[],
): AsyncGenerator<DayOfFile> {
  for (const date of dates) {
    const onDay = { ...list, filter: { ...list.filter, date } };
    const plan = await planOf(db, onDay);
    yield { date, plan, pieces: () => piecesOf(db, onDay, plan) };
  }
}

async function* piecesOf(db: Db, list: ListToRead, plan: PlanRow): AsyncGenerator<ListedPart> {
  const { filter } = list;
  const partOf = new Map(plan.ids.map((id, at) => [id, plan.parts[at] ?? '']));
  for (let at = 0; at < plan.ids.length; at += ROWS_AT_ONCE) {
    const ids = plan.ids.slice(at, at + ROWS_AT_ONCE);
    const rows = await readListed(db, { ...filter, id: filter.schoolId }, ids);
    yield {
      rows: rows.map((row) => presentListed(row, list)),
      parts: rows.map(({ id }) => partOf.get(id) ?? ''),
    };
  }
}
