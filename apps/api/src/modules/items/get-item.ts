import type { ItemRecord } from '@yay/contract/items/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { itemById } from './items.repo.ts';
import { presentItem } from './present-item.ts';

export async function getItem(db: Db, id: number): Promise<ItemRecord | Refusal> {
  const item = await itemById(db, id);
  return item ? presentItem(item) : refuse(404, 'not_found');
}
