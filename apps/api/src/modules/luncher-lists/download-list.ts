import { Readable } from 'node:stream';
import { weekDates } from '@yay/domain/calendar';
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
import { daysOf } from './days-of-list.ts';
import { type AskedList, openList } from './plan-list.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';

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
