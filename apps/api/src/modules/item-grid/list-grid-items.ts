import { GRID_PER_PAGE, type GridItem } from '@yay/contract/item-grid/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { gridPage, gridRows } from './item-grid.repo.ts';
import { presentRow } from './present-row.ts';

interface Asked {
  readonly after?: string | undefined;
  readonly after_id?: number | undefined;
  readonly vendor?: number | undefined;
  readonly ids?: readonly number[] | undefined;
}

export async function listGridItems(
  source: Queryable,
  { after, after_id: afterId, vendor, ids }: Asked,
): Promise<{
  data: GridItem[];
  total: number;
  next: { after: string; after_id: number } | null;
}> {
  if (ids !== undefined) {
    const rows = await gridRows(source, ids);
    return { data: rows.map(presentRow), total: rows.length, next: null };
  }
  const { rows, total } = await gridPage(source, {
    after: after ?? null,
    afterId: after === undefined ? null : (afterId ?? 0),
    vendorId: vendor ?? null,
    // One more than is shown: whether there is a next page is known without asking for it.
    limit: GRID_PER_PAGE + 1,
  });
  const shown = rows.slice(0, GRID_PER_PAGE);
  const last = shown.at(-1);
  const more = last !== undefined && rows.length > shown.length;
  return {
    data: shown.map(presentRow),
    total,
    next: more ? { after: last.name.toLowerCase(), after_id: last.id } : null,
  };
}
