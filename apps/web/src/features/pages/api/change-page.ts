import type {
  checkAddress as addressEndpoint,
  archivePage,
  createPage as createEndpoint,
  DraftInput,
  discardDraft as discardEndpoint,
  PageRecord,
  PageVersion,
  publishDraft as publishEndpoint,
  restoreVersion as restoreEndpoint,
  saveDraft as saveEndpoint,
  scheduleDraft as scheduleEndpoint,
  takeOff as takeOffEndpoint,
  unarchivePage,
  unscheduleVersion as unscheduleEndpoint,
  updatePage as updateEndpoint,
} from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type { DraftInput };
export type NewPage = BodyOf<typeof createEndpoint>;
export type Schedule = Pick<BodyOf<typeof scheduleEndpoint>, 'from' | 'until'>;

export async function createPage(body: NewPage): Promise<PageRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/pages', body })).data;
}

export async function updatePage(
  id: number,
  body: BodyOf<typeof updateEndpoint>,
): Promise<PageRecord> {
  const path = `/api/pages/${id}` as const;
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export async function saveDraft(id: number, body: DraftInput): Promise<PageVersion> {
  const path = `/api/pages/${id}/draft` as const;
  return (await send<typeof saveEndpoint>({ method: 'PUT', path, body })).data;
}

interface Seen {
  readonly locale: PageLocale;
  readonly revision: number;
}

export async function publishDraft(id: number, body: Seen): Promise<PageRecord> {
  const path = `/api/pages/${id}/publish` as const;
  return (await send<typeof publishEndpoint>({ method: 'POST', path, body })).data;
}

export async function discardDraft(id: number, body: Seen): Promise<PageRecord> {
  const path = `/api/pages/${id}/draft/discard` as const;
  return (await send<typeof discardEndpoint>({ method: 'POST', path, body })).data;
}

export async function scheduleDraft(id: number, body: Seen & Schedule): Promise<PageRecord> {
  const path = `/api/pages/${id}/schedule` as const;
  return (await send<typeof scheduleEndpoint>({ method: 'POST', path, body })).data;
}

export async function unscheduleVersion(id: number, version: number): Promise<PageRecord> {
  const path = `/api/pages/${id}/versions/${version}/unschedule` as const;
  return (await send<typeof unscheduleEndpoint>({ method: 'POST', path })).data;
}

export async function restoreVersion(
  id: number,
  version: number,
  replaces: number | null,
): Promise<PageRecord> {
  const path = `/api/pages/${id}/versions/${version}/restore` as const;
  return (await send<typeof restoreEndpoint>({ method: 'POST', path, body: { replaces } })).data;
}

export async function takeOff(id: number, locale: PageLocale): Promise<PageRecord> {
  const path = `/api/pages/${id}/take-off` as const;
  return (await send<typeof takeOffEndpoint>({ method: 'POST', path, body: { locale } })).data;
}

export async function actOnPage(act: 'archive' | 'restore', id: number): Promise<PageRecord> {
  return act === 'archive'
    ? (await send<typeof archivePage>({ method: 'POST', path: `/api/pages/${id}/archive` })).data
    : (await send<typeof unarchivePage>({ method: 'POST', path: `/api/pages/${id}/restore` })).data;
}

export async function checkAddress(path: string, page: number | undefined, signal: AbortSignal) {
  const query = { path, ...(page === undefined ? {} : { page: String(page) }) };
  return (
    await send<typeof addressEndpoint>({ method: 'GET', path: '/api/pages/address', query, signal })
  ).data;
}
