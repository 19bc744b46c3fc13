import { Readable } from 'node:stream';
import type { Resource, SchoolForFamily } from '@yay/contract/resources/calls';
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
import { fileOf, presentForFamily, presentList } from './resources.present.ts';
import {
  familyResources,
  findResource,
  findSchool,
  pieceOf,
  type ResourceRow,
} from './resources.repo.ts';

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
  return row?.is_ready ? handOut(source, row) : refuse(404, 'not_found');
}

/** Lists what the schools of a family's lunchers keep for families, today. */
export async function listFamilyResources(
  source: Queryable,
  actor: Actor,
): Promise<{ data: SchoolForFamily[] }> {
  return { data: presentForFamily(await familyResources(source, actor.userId), actor.locale) };
}

export async function downloadFamilyResource(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<FileAnswer | Refusal> {
  const [row] = await familyResources(source, actor.userId, id);
  return row === undefined ? refuse(404, 'not_found') : handOut(source, row);
}

function handOut(source: Queryable, row: ResourceRow): FileAnswer | Refusal {
  const kept = fileOf(row);
  if (kept === null) return refuse(404, 'not_found');
  return file(
    Readable.from(pieces(source, row.id, kept.bytes), { objectMode: false }),
    attachmentHeaders(kept),
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
