import * as contract from '@yay/contract/site-options/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, register } from '../../platform/http/index.ts';
import { listHistory, listSettings } from './read-settings.ts';
import { previewSetting, saveSettings } from './save-settings.ts';

export function siteOptionsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listSettings, ({ actor }) => listSettings(db, actor));
  register(app, contract.previewSetting, async ({ actor, body }) => {
    const told = await previewSetting(db, actor, body.type, body.fields);
    if (isRefusal(told)) return told;
    return { data: { consequences: told.consequences, closes_ordering: told.closesOrdering } };
  });
  register(app, contract.saveSettings, ({ actor, body }) =>
    saveSettings(
      db,
      actor,
      [...(body.plain ?? []), ...(body.guarded ?? [])],
      body.closing_confirmed,
    ),
  );
  register(app, contract.listSettingHistory, ({ params, query }) =>
    listHistory(db, params.type, query.page),
  );
}
