import * as contract from '@yay/contract/lists/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { isRefusal, register } from '../../../platform/http/index.ts';
import { deleteView } from './delete-view.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';
import { saveView } from './save-view.ts';

/** Registers the settings of a list, which each user reads and saves for themselves alone. */
export function listSettingsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getListSettings, async ({ actor, params }) => ({
    data: await readSettings(db, actor, params.list),
  }));

  register(app, contract.saveListSettings, async ({ actor, params, body }) => {
    await saveSettings(db, actor, params.list, body);
    return undefined;
  });

  register(app, contract.saveView, async ({ actor, params, body }) => {
    const { name, query } = body;
    const saved = await saveView(db, actor, { list: params.list, name, query });
    return isRefusal(saved) ? saved : { data: saved };
  });

  register(app, contract.deleteView, ({ actor, params }) => deleteView(db, actor, params));
}
