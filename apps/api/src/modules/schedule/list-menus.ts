import type { listMenus as contract } from '@yay/contract/schedule/calls';
import { offerScopeOf } from '@yay/domain/access';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, pageOf, sliceOf } from '../../platform/http/index.ts';
import { countMenus, listMenuRows } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 25;

/** Lists menus; for an account of vendors alone, those with something that their vendors make. */
export async function listMenus(source: Queryable, actor: Actor, page: number): Promise<Answer> {
  const scope = offerScopeOf(actor);
  const total = await countMenus(source, scope);
  const paging = { page, perPage: PER_PAGE };
  const rows = await listMenuRows(source, scope, sliceOf(paging));
  return pageOf(
    rows.map(({ id, name, last_day }) => ({ id, name, lastDayOfMenu: last_day })),
    total,
    paging,
  );
}
