import type { DestinationBody, DestinationRecord } from '@yay/contract/destinations/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceSchool } from './announce-school.ts';
import { presentRecord, recordedSchool } from './destinations.present.ts';
import { addUnknownGrade, writeGrades } from './grades.repo.ts';
import { planGrades } from './plan-grades.ts';
import {
  abbreviationTaken,
  findRecord,
  insertSchool,
  keepMarketOpen,
} from './school-record.repo.ts';

const FIRST_GROUP = 'Lower';

/** Opens a school, with its grades and the one of those who do not know theirs. */
export const createDestination = (
  db: Db,
  actor: Actor,
  body: DestinationBody,
): Promise<DestinationRecord | Refusal> => db.tx((tx) => createIn(tx, actor, body));

async function createIn(
  tx: Tx,
  actor: Actor,
  body: DestinationBody,
): Promise<DestinationRecord | Refusal> {
  const plan = planGrades([], body.grades);
  const errors = { ...plan.errors };
  if (!(await keepMarketOpen(tx, body.market_id))) errors.market_id = ['unknown_market'];
  else if (await abbreviationTaken(tx, body, null)) errors.abbreviation = ['taken'];
  if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);

  const id = await insertSchool(tx, body);
  await writeGrades(tx, id, plan);
  await addUnknownGrade(tx, id, body.grades[0]?.group ?? FIRST_GROUP);
  const created = await findRecord(tx, 'every', id);
  if (created === undefined) throw new Error('the new school is not there');
  await record(tx, actor, {
    action: 'school.created',
    subject: { type: 'destination', id, label: created.name },
    after: recordedSchool(created),
  });
  await announceSchool(tx, actor, id, [created.market_id]);
  return presentRecord(created);
}
