import type { ExtraType } from '@yay/contract/extra-types/calls';
import type { Db } from '../../platform/db/index.ts';
import { findExtraTypes } from './extra-types.repo.ts';
import { presentExtraType } from './present-extra-type.ts';

/** Lists the extra types in their order, archived ones last, with the number of extras of each. */
export async function listExtraTypes(
  db: Db,
  vendorId: number | null,
): Promise<{ data: ExtraType[] }> {
  return { data: (await findExtraTypes(db, vendorId)).map(presentExtraType) };
}
