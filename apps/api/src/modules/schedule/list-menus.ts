import type { listMenus as contract } from '@yay/contract/schedule/calls';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { countMenus, listMenuRows } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 25;

export async function listMenus(source: Queryable, page: number): Promise<Answer> {
  const total = await countMenus(source);
  const which = { page, perPage: PER_PAGE };
  const rows = await listMenuRows(source, sliceOf(which));
  return pageOf(
    rows.map(({ id, name, last_day }) => ({ id, name, lastDayOfMenu: last_day })),
    total,
    which,
  );
}
