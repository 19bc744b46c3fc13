import type { ActivityEntry, listActivity, listUserActivity } from '@yay/contract/activity/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { atZone, OFFICE_ZONE } from '@yay/domain/time';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { type ActivityFilter, countEntries, findEntryIds, personExists } from './activity.repo.ts';
import { loadEntries } from './load-entries.ts';

type Asked = z.output<typeof listActivity.query & {}>;
type AskedOfOne = z.output<typeof listUserActivity.query & {}>;

/** Returns a page of everybody's entries. */
export const listEverything = (source: Queryable, asked: Asked): Promise<Page<ActivityEntry>> =>
  readPage(source, asked, {
    ...filterOf(asked),
    actor: asked.actor,
    asWhom: asked.as_whom,
    about: asked.about,
    subjectType: asked.subject_type,
    subjectId: asked.subject_id,
  });

/** Returns a page of the entries about one person and her family. */
export async function listAboutUser(
  source: Queryable,
  userId: number,
  asked: AskedOfOne,
): Promise<Page<ActivityEntry> | Refusal> {
  if (!(await personExists(source, userId))) return refuse(404, 'not_found');
  return readPage(source, asked, { ...filterOf(asked), about: userId });
}

const startOf = (date: PlainDate) => atZone(date, { hour: 0 }, OFFICE_ZONE);

const filterOf = (asked: AskedOfOne): ActivityFilter => ({
  by: asked.by,
  action: asked.action,
  from: asked.from && startOf(asked.from),
  until: asked.to && startOf(addDays(asked.to, 1)),
  search: asked.search,
});

async function readPage(
  source: Queryable,
  asked: AskedOfOne,
  filter: ActivityFilter,
): Promise<Page<ActivityEntry>> {
  const { page = 1, per_page: perPage } = asked;
  const paging = { page, perPage };
  const slice = sliceOf(paging);
  const total = await countEntries(source, filter);
  const ids = slice.offset < total ? await findEntryIds(source, filter, slice) : [];
  return pageOf(await loadEntries(source, ids), total, paging);
}
