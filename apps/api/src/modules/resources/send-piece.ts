import type { Resource } from '@yay/contract/resources/calls';
import { RESOURCE_PIECE_BYTES } from '@yay/contract/resources/values';
import { schoolScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { isOfType } from './identify-file.ts';
import { presentList } from './resources.present.ts';
import {
  deleteResource,
  findResource,
  findSchool,
  lockSchool,
  markReady,
  pieceOf,
  putPiece,
} from './resources.repo.ts';

/**
 * Keeps one piece of a file. With the last of them the file is there, if it is what its name says;
 * otherwise all of it goes. A piece that is sent again after that changes nothing.
 */
export const sendPiece = (
  db: Db,
  actor: Actor,
  sent: { readonly id: number; readonly n: number; readonly content: string },
): Promise<{ data: Resource[]; is_ready: boolean } | Refusal> =>
  db.tx(async (tx) => {
    const scope = schoolScopeOf(actor);
    const seen = await findResource(tx, scope, sent.id);
    const school = seen && (await findSchool(tx, scope, seen.destination_id));
    if (seen === undefined || school === undefined) return refuse(404, 'not_found');
    await lockSchool(tx, school.id);
    const row = await findResource(tx, scope, sent.id);
    if (row === undefined || row.kind === 'link') return refuse(404, 'not_found');
    if (row.is_ready) return refuse(409, 'upload_over');
    const bytes = row.bytes ?? 0;
    const content = Buffer.from(sent.content, 'base64');
    const begin = sent.n * RESOURCE_PIECE_BYTES;
    if (content.length !== Math.min(RESOURCE_PIECE_BYTES, bytes - begin)) {
      return refuse(422, 'invalid', { content: ['invalid'] });
    }
    const piecesKept = await putPiece(tx, row.id, sent.n, content);
    if (piecesKept < bytes) return { ...(await presentList(tx, actor, school)), is_ready: false };
    const beginning = (await pieceOf(tx, row.id, 0)) ?? Buffer.alloc(0);
    if (row.file_type === null || !isOfType(row.file_type, beginning)) {
      await deleteResource(tx, row.id);
      return refuse(422, 'invalid', { file: ['resource_content'] });
    }
    await markReady(tx, row.id);
    await record(tx, actor, {
      action: 'resource.added',
      subject: { type: 'destination', id: school.id, label: school.name },
      after: { title: row.title },
    });
    return { ...(await presentList(tx, actor, school)), is_ready: true };
  });
