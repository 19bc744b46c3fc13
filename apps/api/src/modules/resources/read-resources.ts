import { Readable } from 'node:stream';
import type { Resource } from '@yay/contract/resources/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { attachmentHeaders } from './attachment-headers.ts';
import { presentList } from './resources.present.ts';
import { findResource, findSchool, pieceOf } from './resources.repo.ts';

/** Lists the documents and links of an own school. */
export async function listResources(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: Resource[] } | Refusal> {
  const school = await findSchool(source, schoolScopeOf(actor), schoolId);
  return school === undefined ? refuse(404, 'not_found') : presentList(source, actor, school);
}

/** Hands out the file of a document, always to be saved: a browser shows nothing of it as a page. */
export async function downloadResource(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<FileAnswer | Refusal> {
  const row = await findResource(source, schoolScopeOf(actor), id);
  if (!row?.is_ready || row.file_name === null || row.file_type === null) {
    return refuse(404, 'not_found');
  }
  const bytes = row.bytes ?? 0;
  return file(
    Readable.from(pieces(source, row.id, bytes), { objectMode: false }),
    attachmentHeaders({ name: row.file_name, type: row.file_type, bytes }),
  );
}

async function* pieces(source: Queryable, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let n = 0, sent = 0; sent < bytes; n += 1) {
    const content = await pieceOf(source, id, n);
    if (content === undefined) throw new Error(`piece ${n} of document ${id} is gone`);
    sent += content.length;
    yield content;
  }
}
