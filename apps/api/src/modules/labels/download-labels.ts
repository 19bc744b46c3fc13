import { Readable } from 'node:stream';
import { childrenScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { findPrint, findSchool } from './labels.repo.ts';
import { chunkOf } from './make-labels.repo.ts';
import { titleOf } from './make-labels.ts';

export async function downloadLabels(
  source: Queryable,
  actor: Actor,
  ids: { readonly schoolId: number; readonly printId: number },
): Promise<FileAnswer | Refusal> {
  const school = await findSchool(source, childrenScopeOf(actor), ids.schoolId);
  const print = school && (await findPrint(source, school.id, ids.printId));
  if (school === undefined || print === undefined) return refuse(404, 'not_found');
  if (print.status !== 'ready') return refuse(409, 'labels_not_ready');
  const name = titleOf(print, school);
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return file(Readable.from(chunks(source, print.id, print.bytes), { objectMode: false }), {
    'content-type': 'application/pdf',
    'content-length': String(print.bytes),
    'content-disposition': `attachment; filename="${plain || 'labels'}.pdf"; filename*=UTF-8''${encodeName(name)}.pdf`,
  });
}

const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

async function* chunks(source: Queryable, printId: number, bytes: number): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let n = 0; sent < bytes; n += 1) {
    const content = await chunkOf(source, printId, n);
    if (content === undefined) throw new Error(`piece ${n} of print ${printId} is gone`);
    sent += content.length;
    yield content;
  }
}
