import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import type { DayOfFile, ListedPart } from './file-of-list.ts';
import { presentListed } from './luncher-lists.present.ts';
import { type PlanRow, readListed } from './luncher-lists.repo.ts';
import { type ListToRead, planOf } from './plan-list.ts';

const ROWS_AT_ONCE = 200;

/** Reads the days of a list as they are written, a few hundred rows at a time. */
export async function* daysOf(
  source: Queryable,
  list: ListToRead,
  dates: readonly PlainDate[],
): AsyncGenerator<DayOfFile> {
  for (const date of dates) {
    const onDay = { ...list, filter: { ...list.filter, date } };
    const plan = await planOf(source, onDay);
    yield { date, plan, pieces: () => piecesOf(source, onDay, plan) };
  }
}

async function* piecesOf(
  source: Queryable,
  list: ListToRead,
  plan: PlanRow,
): AsyncGenerator<ListedPart> {
  const { filter } = list;
  const partOf = new Map(plan.ids.map((id, at) => [id, plan.parts[at] ?? '']));
  for (let at = 0; at < plan.ids.length; at += ROWS_AT_ONCE) {
    const ids = plan.ids.slice(at, at + ROWS_AT_ONCE);
    const rows = await readListed(source, { ...filter, id: filter.schoolId }, ids);
    yield {
      rows: rows.map((row) => presentListed(row, list)),
      parts: rows.map(({ id }) => partOf.get(id) ?? ''),
    };
  }
}
