import type { RequestRecord } from '@yay/contract/requests/calls';
import { REQUEST_READERS, type RequestAct, readableKinds, stateAfter } from '@yay/domain/requests';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { type Deed, record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { getRequest, present } from './read-requests.ts';
import {
  entryOfKey,
  findRequest,
  insertEntry,
  lockRequest,
  ownersOf,
  type RequestRecordRow,
  writeOwner,
  writeState,
} from './requests.repo.ts';

type Answered = { data: RequestRecord } | Refusal;

/**
 * Opens a request that the actor may read, which nobody else changes meanwhile. One that was changed
 * since she read it is refused, together with how it stands.
 */
async function open(
  tx: Tx,
  actor: Actor,
  id: number,
  version?: number,
): Promise<RequestRecordRow | Refusal> {
  const kinds = readableKinds(actor.permissions);
  if ((await findRequest(tx, kinds, id)) === undefined) return refuse(404, 'not_found');
  await lockRequest(tx, id);
  const row = await findRequest(tx, kinds, id);
  if (row === undefined) return refuse(404, 'not_found');
  if (version !== undefined && row.version !== version) return changedMeanwhile(tx, actor, row);
  return row;
}

const changedMeanwhile = async (tx: Tx, actor: Actor, row: RequestRecordRow): Promise<Refusal> =>
  refuse(409, 'request_changed', undefined, { more: { data: await present(tx, actor, row) } });

async function stateFor(
  tx: Tx,
  actor: Actor,
  row: RequestRecordRow,
  act: RequestAct,
): Promise<NonNullable<ReturnType<typeof stateAfter>> | Refusal> {
  return (
    stateAfter(row.state, act) ??
    refuse(409, 'request_state', undefined, { more: { data: await present(tx, actor, row) } })
  );
}

async function written(tx: Tx, actor: Actor, row: RequestRecordRow, action: Deed['action']) {
  await record(tx, actor, {
    action,
    subject: { type: 'request', id: row.id, label: `${row.kind} ${row.id}` },
  });
  await publish(tx, `private-record.request.${row.id}`, 'record.changed', {});
  await publishList(tx, 'private-list.requests', [row.id], actor);
}

/** Gives a request to somebody who may read it; to herself, the actor takes it. */
export async function assignRequest(
  db: Db,
  actor: Actor,
  id: number,
  asked: { readonly owner_id: number | null; readonly version: number },
): Promise<Answered> {
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const row = await open(tx, actor, id, asked.version);
    if (isRefusal(row)) return row;
    const ownerId = asked.owner_id;
    const isTaken = ownerId === actor.userId;
    const state = await stateFor(tx, actor, row, isTaken ? 'take' : 'assign');
    if (isRefusal(state)) return state;
    const owners = await ownersOf(tx, REQUEST_READERS[row.kind]);
    if (ownerId !== null && !owners.some((one) => one.id === ownerId)) {
      return refuse(422, 'invalid', { owner_id: ['unknown_owner'] });
    }
    if (row.owner_id === ownerId) return null;
    await writeOwner(tx, id, ownerId, ownerId === null ? row.state : state);
    await insertEntry(tx, {
      requestId: id,
      kind: isTaken ? 'taken' : 'assigned',
      actorId: actor.userId,
      ownerId,
    });
    await written(tx, actor, row, 'request.assigned');
    return null;
  });
  return refused ?? getRequest(db, actor, id);
}

const STATE_ENTRIES = {
  close: ['closed', 'request.closed'],
  reopen: ['reopened', 'request.reopened'],
  spam: ['spam', 'request.put_away'],
} as const;

export async function changeRequestState(
  db: Db,
  actor: Actor,
  id: number,
  asked: { readonly act: keyof typeof STATE_ENTRIES; readonly version: number },
): Promise<Answered> {
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const row = await open(tx, actor, id, asked.version);
    if (isRefusal(row)) return row;
    const state = await stateFor(tx, actor, row, asked.act);
    if (isRefusal(state)) return state;
    const [kind, action] = STATE_ENTRIES[asked.act];
    await writeState(tx, id, state, null);
    await insertEntry(tx, { requestId: id, kind, actorId: actor.userId });
    await written(tx, actor, row, action);
    return null;
  });
  return refused ?? getRequest(db, actor, id);
}

/** Notes something for the team; the same key notes it once. */
export async function noteRequest(
  db: Db,
  actor: Actor,
  id: number,
  said: { readonly text: string; readonly key: string },
): Promise<Answered> {
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const row = await open(tx, actor, id);
    if (isRefusal(row)) return row;
    const before = await entryOfKey(tx, id, said.key);
    if (before !== undefined) return sameEntry(before, 'note', said.text);
    await insertEntry(tx, { requestId: id, kind: 'note', actorId: actor.userId, ...said });
    await written(tx, actor, row, 'request.noted');
    return null;
  });
  return refused ?? getRequest(db, actor, id);
}

/**
 * Answers by mail, in the language that she wrote in. The key is looked up before the version: a
 * browser whose answer was lost sends the same again, and nothing is mailed twice.
 */
export async function answerRequest(
  { db, letters }: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
  said: { readonly text: string; readonly version: number; readonly key: string },
): Promise<Answered> {
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const row = await open(tx, actor, id);
    if (isRefusal(row)) return row;
    const before = await entryOfKey(tx, id, said.key);
    if (before !== undefined) return sameEntry(before, 'answer', said.text);
    if (row.version !== said.version) return changedMeanwhile(tx, actor, row);
    const state = await stateFor(tx, actor, row, 'answer');
    if (isRefusal(state)) return state;
    await writeState(tx, id, state, actor.userId);
    await insertEntry(tx, {
      requestId: id,
      kind: 'answer',
      text: said.text,
      actorId: actor.userId,
      key: said.key,
    });
    await letters.post(
      tx,
      'request_answered',
      { userId: row.user_id, email: row.email, locale: row.locale },
      { name: row.name, answer: said.text, asked: row.message },
    );
    await written(tx, actor, row, 'request.answered');
    return null;
  });
  return refused ?? getRequest(db, actor, id);
}

const sameEntry = (
  before: { readonly kind: string; readonly text: string },
  kind: string,
  text: string,
): Refusal | null =>
  before.kind === kind && before.text === text ? null : refuse(409, 'key_reused');
