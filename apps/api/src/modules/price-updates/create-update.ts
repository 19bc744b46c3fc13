import { createHash } from 'node:crypto';
import type { PriceSource, PriceUpdate } from '@yay/contract/price-updates/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { officeToday } from '../../facts/index.ts';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceUpdates } from './announce-updates.ts';
import { applyUpdate } from './apply-update.ts';
import { readUpdate } from './present-update.ts';
import { previewUpdate } from './preview-update.ts';
import { insertLines, insertUpdate, updateOfKey } from './price-updates.repo.ts';

const FURTHEST_DAYS = 730;

export interface UpdateToCreate {
  readonly name: string;
  readonly effectiveOn: PlainDate;
  readonly source: PriceSource;
  /** Identifies the preview that was looked at. */
  readonly seen: string;
  readonly key: string;
}

/** New prices from a day on: exactly those that were shown. Those of today count at once. */
export async function createUpdate(
  db: Db,
  actor: Actor,
  update: UpdateToCreate,
): Promise<PriceUpdate | Refusal> {
  try {
    return await db.tx((tx) => createIn(tx, actor, update));
  } catch (error) {
    if (isUniqueViolation(error, 'price_updates_actor_id_request_key_key')) {
      return refuse(409, 'key_reused');
    }
    throw error;
  }
}

async function createIn(
  tx: Tx,
  actor: Actor,
  { name, effectiveOn, source, seen, key }: UpdateToCreate,
): Promise<PriceUpdate | Refusal> {
  const asked = hashOf({ name, effectiveOn, source, seen });
  const before = await updateOfKey(tx, actor.userId, key);
  if (before !== undefined) {
    return before.source.seen === asked ? readUpdate(tx, before.id) : refuse(409, 'key_reused');
  }
  const today = await officeToday(tx);
  if (effectiveOn < today) return refuse(422, 'invalid', { effective_on: ['in_the_past'] });
  if (effectiveOn > addDays(today, FURTHEST_DAYS)) {
    return refuse(422, 'invalid', { effective_on: ['too_far_ahead'] });
  }
  const preview = await previewUpdate(tx, source);
  const { lines, problem, problems } = preview;
  if (problem !== null) return refuse(422, 'invalid', { 'source.text': [problem] });
  if (problems.length > 0) {
    return refuse(422, 'invalid', { source: ['bad_rows'] }, { more: { preview } });
  }
  if (preview.seen !== seen) {
    return refuse(409, 'version_conflict', undefined, { more: { preview } });
  }
  if (lines.length === 0) return refuse(422, 'invalid', { source: ['nothing_changes'] });
  const kept = source.kind === 'file' ? { kind: source.kind, file_name: source.file_name } : source;
  const id = await insertUpdate(tx, {
    name,
    effectiveOn,
    source: { ...kept, seen: asked },
    key,
    actorId: actor.userId,
    impersonatorId: actor.impersonatorId,
  });
  await insertLines(tx, id, lines);
  await record(tx, actor, {
    action: 'price_update.created',
    subject: { type: 'price_update', id, label: name },
    after: { items: lines.length, effective_on: effectiveOn },
  });
  if (effectiveOn === today) await applyUpdate(tx, actor, id);
  await announceUpdates(tx, [id]);
  return readUpdate(tx, id);
}

const hashOf = (asked: object) => createHash('sha256').update(JSON.stringify(asked)).digest('hex');
