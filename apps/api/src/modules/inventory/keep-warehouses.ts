import { closerScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import {
  type Actor,
  type Answer,
  answer,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { findLocation, insertWarehouse, marketNames, updateWarehouse } from './locations.repo.ts';

export const createWarehouse = (
  db: Db,
  actor: Actor,
  given: { readonly market_id: number; readonly name: string },
): Promise<Answer<201, { data: { id: number } }> | Refusal> =>
  db.tx(async (tx) => {
    const markets = await marketNames(tx);
    if (!markets.some(({ id }) => id === given.market_id)) {
      return refuse(422, 'invalid', { market_id: ['invalid'] });
    }
    const id = await insertWarehouse(tx, given.market_id, given.name);
    if (id === undefined) return refuse(422, 'invalid', { name: ['name_exists'] });
    await record(tx, actor, {
      action: 'inventory.warehouse_created',
      subject: { type: 'inventory_location', id, label: given.name },
      after: { name: given.name },
    });
    return answer(201, { data: { id } });
  });

export const renameWarehouse = (
  db: Db,
  actor: Actor,
  locationId: number,
  { name }: { readonly name: string },
): Promise<Answer<204, undefined> | Refusal> =>
  db.tx(async (tx) => {
    const location = await findLocation(tx, closerScopeOf(actor), { id: locationId });
    if (location === undefined || location.destination_id !== null) {
      return refuse(404, 'not_found');
    }
    if (!(await updateWarehouse(tx, location.id, name))) {
      return refuse(422, 'invalid', { name: ['name_exists'] });
    }
    await record(tx, actor, {
      action: 'inventory.warehouse_changed',
      subject: { type: 'inventory_location', id: location.id, label: name },
      before: { name: location.name },
      after: { name },
    });
    return answer(204, undefined);
  });
