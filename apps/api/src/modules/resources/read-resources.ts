import { Readable } from 'node:stream';
import type { Resource } from '@yay/contract/resources/calls';
import type { ResourceType } from '@yay/contract/resources/values';
import { schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { presentList } from './resources.present.ts';
import { findResource, findSchool, pieceOf } from './resources.repo.ts';

/** Lists the documents and links of an own school. */
export async function listResources(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: Resource[] } | Refusal> {
  const school = await findSchool(source, schoolScopeOf(actor), schoolId);
  return school === undefined ? refuse(404, 'not_found') : presentList(source, school);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA_TYPES: Record<ResourceType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

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
  return file(Readable.from(pieces(source, row.id, bytes), { objectMode: false }), {
    'content-type': MEDIA_TYPES[row.file_type],
    'content-length': String(bytes),
    'content-disposition': dispositionOf(row.file_name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
}

async function* pieces(source: Queryable, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let n = 0, sent = 0; sent < bytes; n += 1) {
    const content = await pieceOf(source, id, n);
    if (content === undefined) throw new Error(`piece ${n} of document ${id} is gone`);
    sent += content.length;
    yield content;
  }
}

/** An ASCII name for every client, and the exact name beside it. */
function dispositionOf(name: string): string {
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const plain = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const whole = stem.toWellFormed().replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ') + ending;
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'document'}${ending}"; filename*=UTF-8''${encoded}`;
}
