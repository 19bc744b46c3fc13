import type { FieldCode } from '@yay/contract/codes';
import type { DestinationBody, DestinationRecord } from '@yay/contract/destinations/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { lockScheduleAlone } from '../menus/index.ts';
import { announceSchool } from './announce-school.ts';
import { checkAhead, narrows } from './check-ahead.ts';
import { presentRecord, recordedSchool } from './destinations.present.ts';
import { writeGrades } from './grades.repo.ts';
import { planGrades } from './plan-grades.ts';
import {
  abbreviationTaken,
  type DestinationRecordRow,
  findRecord,
  keepMarketOpen,
  lockSchool,
  writeSchool,
} from './school-record.repo.ts';

type Input = DestinationBody & { readonly version: number };

/** Changes a school. Whatever would take an ordered lunch away from whom it is for is refused. */
export const updateDestination = (
  db: Db,
  actor: Actor,
  id: number,
  input: Input,
): Promise<DestinationRecord | Refusal> => db.tx((tx) => updateIn(tx, actor, id, input));

async function updateIn(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, ...body }: Input,
): Promise<DestinationRecord | Refusal> {
  const seen = await findRecord(tx, 'every', id);
  if (seen === undefined) return refuse(404, 'not_found');
  if (seen.version !== version) return conflict(seen);
  // The schedule is locked before the school. Under its lock the same version is the same school.
  if (narrows(seen, body, planGrades(seen.grades, body.grades))) await lockScheduleAlone(tx);
  const before = await lockSchool(tx, id);
  if (before === undefined) return refuse(404, 'not_found');
  if (before.version !== version) return conflict(before);
  const plan = planGrades(before.grades, body.grades);
  const errors = { ...plan.errors, ...(await wrongPlace(tx, body, before)) };
  if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
  const ahead = await checkAhead(tx, before, body, plan);
  if (isRefusal(ahead)) return ahead;

  await writeSchool(tx, id, body);
  await writeGrades(tx, id, plan);
  const after = await findRecord(tx, 'every', id);
  if (after === undefined) throw new Error('the changed school is not there');
  const changes = changedParts(recordedSchool(before), recordedSchool(after));
  if (changes) {
    await record(tx, actor, {
      action: 'school.updated',
      subject: { type: 'destination', id, label: after.name },
      ...changes,
    });
    await announceSchool(tx, actor, id, [before.market_id, after.market_id]);
  }
  return presentRecord(after);
}

const conflict = (current: DestinationRecordRow): Refusal =>
  refuse(409, 'version_conflict', undefined, { more: { destination: presentRecord(current) } });

/** A market that is archived is not moved into, and no school opens again in one. */
async function wrongPlace(
  tx: Tx,
  body: DestinationBody,
  before: DestinationRecordRow,
): Promise<Record<string, readonly FieldCode[]>> {
  const comes =
    body.market_id !== before.market_id || (body.status === 'active' && before.status !== 'active');
  if (comes && !(await keepMarketOpen(tx, body.market_id))) {
    return { market_id: ['unknown_market'] };
  }
  const renamed = body.abbreviation !== before.abbreviation || body.market_id !== before.market_id;
  if (renamed && (await abbreviationTaken(tx, body, before.id))) return { abbreviation: ['taken'] };
  return {};
}
