import { Readable } from 'node:stream';
import type { RequestRecord, RequestRow } from '@yay/contract/requests/calls';
import {
  REQUEST_ACTS,
  REQUEST_READERS,
  type RequestKind,
  type RequestState,
  readableKinds,
  stateAfter,
} from '@yay/domain/requests';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Page,
  pageOf,
  type Refusal,
  refuse,
  sliceOf,
} from '../../platform/http/index.ts';
import { attachmentHeaders } from '../resources/index.ts';
import {
  countStates,
  entriesOf,
  filePiece,
  findRequest,
  otherRequests,
  ownersOf,
  type RequestFilters,
  type RequestRecordRow,
  type RequestRowOfList,
  requestPage,
  type StateCounts,
} from './requests.repo.ts';

export interface AskedRequests {
  readonly kind?: RequestKind | undefined;
  readonly state?: RequestState | undefined;
  readonly owner?: 'mine' | 'none' | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

const OWNER = { mine: (actor: Actor) => actor.userId, none: () => 0 } as const;

/** Narrows the filters to the kinds that the reader may see; of other kinds there is nothing. */
export function filtersOf(actor: Actor, asked: AskedRequests): RequestFilters {
  const { kind, state = null, owner, search = '' } = asked;
  return {
    kinds: readableKinds(actor.permissions).filter((one) => kind === undefined || one === kind),
    state,
    owner: owner === undefined ? null : OWNER[owner](actor),
    search: search.trim().toLowerCase(),
  };
}

export async function listRequests(
  source: Queryable,
  actor: Actor,
  asked: AskedRequests,
): Promise<Page<RequestRow> & { kinds: RequestKind[]; counts: StateCounts }> {
  const filters = filtersOf(actor, asked);
  const paging = { page: asked.page ?? 1 };
  const [{ rows, total }, counts] = await Promise.all([
    requestPage(source, filters, sliceOf(paging)),
    countStates(source, filters.kinds),
  ]);
  return {
    ...pageOf(rows.map(presentRow), total, paging),
    kinds: readableKinds(actor.permissions),
    counts,
  };
}

const presentRow = (row: RequestRowOfList): RequestRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  email: row.email,
  about: row.about,
  owner: row.owner_id === null ? null : { id: row.owner_id, full_name: row.owner ?? '' },
  created_at: toIso(row.created_at),
  answered_at: row.answered_at === null ? null : toIso(row.answered_at),
});

export async function getRequest(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<{ data: RequestRecord } | Refusal> {
  const row = await findRequest(source, readableKinds(actor.permissions), id);
  return row === undefined ? refuse(404, 'not_found') : { data: await present(source, actor, row) };
}

/** Presents a request with everything that was done about it. */
export async function present(
  source: Queryable,
  actor: Actor,
  row: RequestRecordRow,
): Promise<RequestRecord> {
  const [others, entries, owners] = await Promise.all([
    otherRequests(source, readableKinds(actor.permissions), row),
    entriesOf(source, row.id),
    ownersOf(source, REQUEST_READERS[row.kind]),
  ]);
  const field = (name: string) => (row.fields[name] ?? '') as string;
  const choice = <Value extends string>(name: string) => (field(name) || null) as Value | null;
  return {
    ...presentRow(row),
    phone: row.phone,
    locale: row.locale,
    message: row.message,
    topic: choice('topic'),
    child: field('child'),
    school: field('school'),
    zip: field('zip'),
    asker: choice('asker'),
    children: choice('children'),
    lunch_at: field('lunch_at'),
    job: field('job'),
    file:
      row.file_name === null || row.file_type === null
        ? null
        : { name: row.file_name, type: row.file_type, bytes: row.file_bytes ?? 0 },
    user_id: row.user_id,
    others: others.map((one) => ({ ...one, created_at: toIso(instant(one.created_at)) })),
    entries: entries.map(({ created_at: at, ...entry }) => ({ ...entry, at: toIso(at) })),
    owners,
    acts: REQUEST_ACTS.filter((act) => stateAfter(row.state, act) !== undefined),
    version: row.version,
  };
}

/** Hands out the file of an application, always to be saved. */
export async function downloadRequestFile(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<FileAnswer | Refusal> {
  const row = await findRequest(source, readableKinds(actor.permissions), id);
  if (row === undefined || row.file_name === null || row.file_type === null) {
    return refuse(404, 'not_found');
  }
  const kept = { name: row.file_name, type: row.file_type, bytes: row.file_bytes ?? 0 };
  return file(
    Readable.from(pieces(source, row.id, kept.bytes), { objectMode: false }),
    attachmentHeaders(kept),
  );
}

async function* pieces(source: Queryable, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let n = 0, sent = 0; sent < bytes; n += 1) {
    const content = await filePiece(source, id, n);
    if (content === undefined) throw new Error(`piece ${n} of the file of request ${id} is gone`);
    sent += content.length;
    yield content;
  }
}
