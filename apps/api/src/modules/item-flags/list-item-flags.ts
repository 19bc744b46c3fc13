import type { ItemFlag } from '@yay/contract/item-flags/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { flagPage } from './item-flags.repo.ts';

export async function listItemFlags(
  source: Queryable,
  asked: {
    readonly flag: ItemFlag;
    readonly vendor?: number | undefined;
    readonly page?: number | undefined;
  },
) {
  const paging = { page: asked.page ?? 1 };
  const { counts, vendors, data } = await flagPage(source, {
    flag: asked.flag,
    vendorId: asked.vendor ?? null,
    ...sliceOf(paging),
  });
  return { ...pageOf(data, counts[asked.flag], paging), counts, vendors };
}
