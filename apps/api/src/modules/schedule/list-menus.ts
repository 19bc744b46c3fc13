import type { listMenus as contract } from '@yay/contract/schedule';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { countMenus, listMenuRows } from './schedule.repo.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 25;

export async function listMenus(source: Queryable, page: number): Promise<Answer> {
  const total = await countMenus(source);
  const rows = await listMenuRows(source, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return {
    data: rows.map(({ id, name, last_day }) => ({ id, name, lastDayOfMenu: last_day })),
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}
