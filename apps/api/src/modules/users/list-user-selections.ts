import type { UserSelection } from '@yay/contract/users/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { countSelections, personExists, selectionsOf, type When } from './families.repo.ts';

/** Returns a page of a family's orders: those ahead unless the past ones are asked for. */
export async function listUserSelections(
  source: Queryable,
  userId: number,
  ask: { readonly when: When; readonly page: number },
): Promise<Page<UserSelection> | Refusal> {
  const total = await countSelections(source, userId, ask.when);
  if (total === 0 && !(await personExists(source, userId))) return refuse(404, 'not_found');
  const rows = await selectionsOf(source, userId, ask.when, sliceOf(ask));
  return pageOf(rows, total, ask);
}
