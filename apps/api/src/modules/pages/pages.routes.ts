import * as contract from '@yay/contract/pages/calls';
import type { FastifyInstance } from 'fastify';
import {
  answer,
  isRefusal,
  type Phrases,
  type Refusal,
  register,
} from '../../platform/http/index.ts';
import { addressOf } from './address-problem.ts';
import { archivePage } from './archive-page.ts';
import { restoreVersion, takeOff, unscheduleVersion } from './change-version.ts';
import { createPage } from './create-page.ts';
import { getPage, getPageVersion, type PageParts } from './get-page.ts';
import { discardDraft, publishDraft } from './publish-draft.ts';
import { saveDraft } from './save-draft.ts';
import { scheduleDraft } from './schedule-draft.ts';
import { updatePage } from './update-page.ts';

export interface PagesParts extends PageParts {
  /** Says a field's error in the language of the reader. */
  readonly refusedField: Phrases['field'];
}

export function pagesRoutes(app: FastifyInstance, parts: PagesParts): void {
  const { db, clock } = parts;
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.checkAddress, async ({ query, actor }) => {
    const problem = await addressOf(db, query);
    return {
      data: {
        free: problem === null,
        problem: problem && parts.refusedField(problem.code, actor.locale ?? 'en'),
        page: problem?.page ?? null,
        redirect: problem?.redirect ?? null,
      },
    };
  });
  register(app, contract.getPage, async ({ params }) =>
    dataOf(await getPage(db, clock, params.id)),
  );
  register(app, contract.getPageVersion, async ({ params }) =>
    dataOf(await getPageVersion(db, clock, params.id, params.version)),
  );
  register(app, contract.createPage, async ({ actor, body }) => {
    const created = await createPage(parts, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updatePage, async ({ actor, params, body }) =>
    dataOf(await updatePage(parts, actor, params.id, body)),
  );
  register(app, contract.saveDraft, async ({ actor, params, body }) =>
    dataOf(await saveDraft(parts, actor, params.id, body)),
  );
  register(app, contract.discardDraft, async ({ actor, params, body }) =>
    dataOf(await discardDraft(parts, actor, { pageId: params.id, ...body })),
  );
  register(app, contract.publishDraft, async ({ actor, params, body }) =>
    dataOf(await publishDraft(parts, actor, { pageId: params.id, ...body })),
  );
  register(app, contract.scheduleDraft, async ({ actor, params, body }) =>
    dataOf(await scheduleDraft(parts, actor, { pageId: params.id, ...body })),
  );
  register(app, contract.unscheduleVersion, async ({ actor, params }) =>
    dataOf(await unscheduleVersion(parts, actor, { pageId: params.id, versionId: params.version })),
  );
  register(app, contract.restoreVersion, async ({ actor, params, body }) =>
    dataOf(
      await restoreVersion(parts, actor, {
        pageId: params.id,
        versionId: params.version,
        replaces: body.replaces,
      }),
    ),
  );
  register(app, contract.takeOff, async ({ actor, params, body }) =>
    dataOf(await takeOff(parts, actor, { pageId: params.id, locale: body.locale })),
  );
  register(app, contract.archivePage, async ({ actor, params }) =>
    dataOf(await archivePage(parts, actor, params.id, true)),
  );
  register(app, contract.unarchivePage, async ({ actor, params }) =>
    dataOf(await archivePage(parts, actor, params.id, false)),
  );
}
