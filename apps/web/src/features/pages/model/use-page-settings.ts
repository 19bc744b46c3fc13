import type { PageConflict, PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, type OpenKind } from '@yay/contract/pages/values';
import { useRecordEdit } from '../../../lib/record-form/index.ts';
import { updatePage } from '../api/change-page.ts';
import { pageKey, pageQuery } from '../api/page-query.ts';

type Settings = { readonly path: string; readonly kind: OpenKind };

/** Edits the address and the kind of a page. A page of the product has no kind that could change. */
export function usePageSettings(page: PageRecord) {
  return useRecordEdit<PageRecord, Settings, Settings>(page, {
    queryKey: pageQuery(page.id).queryKey,
    keyOfAll: pageKey(page.id),
    valuesOf: ({ path, kind }) => ({ path, kind: isOpenKind(kind) ? kind : 'page' }),
    inputOf: ({ path, kind }) =>
      path.trim() === ''
        ? { errors: { path: ['required'] } }
        : { input: { path: path.trim(), kind } },
    update: (version, input) => updatePage(page.id, { version, redirect: true, ...input }),
    conflictOf: (body) => (body as PageConflict | undefined)?.page,
    saved: 'pageUpdated',
    locked: page.state === 'archived',
  });
}

export type PageSettingsEdit = ReturnType<typeof usePageSettings>;
