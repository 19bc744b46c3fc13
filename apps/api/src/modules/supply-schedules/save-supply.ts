import type { SupplyBody, SupplySchedule } from '@yay/contract/supply-schedules/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { presentSupply, told } from './present-supply.ts';
import {
  archiveSupplyRow,
  findSupplies,
  insertSupply,
  isOpenSchool,
  lockSupply,
  type SupplyRow,
  writeSupply,
} from './supplies.repo.ts';

type Deed = `supply_schedule.${'created' | 'updated' | 'archived' | 'restored'}`;

export function createSupply(
  db: Db,
  actor: Actor,
  body: SupplyBody,
): Promise<SupplySchedule | Refusal> {
  return db.tx(async (tx) => {
    if (!(await isOpenSchool(tx, body.destination_id))) return unknownSchool();
    return finish(tx, actor, await insertSupply(tx, body), 'supply_schedule.created', null);
  });
}

export function updateSupply(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...body }: SupplyBody & { readonly version: number },
): Promise<SupplySchedule | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockSupply(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if (before.archived_at !== null || before.version !== version) {
      const code = before.archived_at === null ? 'version_conflict' : 'archived';
      return refuse(409, code, undefined, { more: { supply: presentSupply(before) } });
    }
    if (body.destination_id !== before.destination.id) {
      if (!(await isOpenSchool(tx, body.destination_id))) return unknownSchool();
    }
    await writeSupply(tx, id, body);
    return finish(tx, actor, id, 'supply_schedule.updated', before);
  });
}

export function archiveSupply(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<SupplySchedule | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockSupply(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if ((before.archived_at !== null) === archived) return presentSupply(before);
    await archiveSupplyRow(tx, id, archived);
    const deed = archived ? 'supply_schedule.archived' : 'supply_schedule.restored';
    return finish(tx, actor, id, deed, before);
  });
}

const unknownSchool = () => refuse(422, 'invalid', { destination_id: ['unknown_destination'] });

async function finish(
  tx: Tx,
  actor: Actor,
  id: number,
  action: Deed,
  before: SupplyRow | null,
): Promise<SupplySchedule> {
  const [after] = await findSupplies(tx, { id });
  if (after === undefined) throw new Error('the supply schedule is not there');
  await record(tx, actor, {
    action,
    subject: { type: 'supply_schedule', id, label: `${after.name}, ${after.destination.name}` },
    ...(before && action === 'supply_schedule.updated' && { before: told(before) }),
    ...(action.endsWith('ated') && { after: told(after) }),
  });
  await publishList(tx, 'private-list.supply_schedules', [id], actor);
  return presentSupply(after);
}
