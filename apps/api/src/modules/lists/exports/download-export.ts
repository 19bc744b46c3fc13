import { Readable } from 'node:stream';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  isRefusal,
  type Refusal,
  refuse,
} from '../../../platform/http/index.ts';
import { planList } from '../plan-list.ts';
import { chunkOf, readyExport } from './exports.repo.ts';
import { dispositionOf } from './file-name.ts';

/**
 * Returns the actor's own file, while the actor may still read the list that it was written from.
 */
export async function downloadExport(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<FileAnswer | Refusal> {
  const ready = await readyExport(source, actor.userId, id);
  if (ready === undefined) return refuse(404, 'not_found');
  if (isRefusal(planList(actor, ready.query.list))) return refuse(403, 'forbidden');
  const day = toIso(ready.ready_at).slice(0, 10);
  return file(Readable.from(chunks(source, ready), { objectMode: false }), {
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(ready.bytes),
    'content-disposition': dispositionOf(`${ready.name} ${day}`),
  });
}

/** Yields the pieces of a file one after another, so that it is never in memory whole. */
export async function* chunks(
  source: Queryable,
  { id, bytes }: { readonly id: number; readonly bytes: number },
): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let n = 0; sent < bytes; n += 1) {
    const content = await chunkOf(source, id, n);
    if (content === undefined) throw new Error(`piece ${n} of export ${id} is gone`);
    sent += content.length;
    yield content;
  }
}
