import * as contract from '@yay/contract/lists/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, type Locale, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { readAskedList } from './list-by-query.ts';
import { readList } from './read-list.ts';
import { searchAll } from './search-all.ts';
import { searchItems, searchList } from './search-list.ts';
import { listSettingsRoutes } from './settings/settings.routes.ts';
import { updateList } from './update-list.ts';

export function listsRoutes(
  app: FastifyInstance,
  parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly said: (what: 'exportStarted', locale: Locale) => string;
    readonly refused: (code: 'not_found' | 'forbidden', locale: Locale) => string;
  },
): void {
  const { db } = parts;

  register(app, contract.list, ({ actor, body }) => readList(db, actor, body));

  register(app, contract.listByQuery, async ({ actor, query }) => {
    const asked = readAskedList(query.query);
    return isRefusal(asked) ? asked : readList(db, actor, asked);
  });

  register(app, contract.updateList, async ({ actor, body, locale }) => {
    const changed = await updateList(db, actor, body);
    if (isRefusal(changed)) return changed;
    const { updated, refused } = changed;
    return {
      updated,
      refused: refused.map(({ id, why }) => ({ id, message: parts.refused(why, locale) })),
    };
  });

  register(app, contract.searchList, ({ actor, query }) =>
    searchList(db, actor, { ...query, page: query.page ?? 1 }),
  );
  register(app, contract.searchItems, ({ actor, query }) =>
    searchItems(db, actor, { ...query, page: query.page ?? 1 }),
  );
  register(app, contract.searchAll, ({ actor, query }) => searchAll(db, actor, query.query));

  exportsRoutes(app, parts);
  listSettingsRoutes(app, parts);
}
