import * as contract from '@yay/contract/lists';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { refuse, register } from '../../../platform/http/index.ts';
import { dropView, keepColumns, keptColumns, putView, viewsOf } from './settings.repo.ts';

const MOST_VIEWS = 30;

/** What somebody keeps of a list is nobody's but hers. */
export function listSettingsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getListSettings, async ({ actor, params }) => {
    const kept = await keptColumns(db, actor.userId, params.list);
    const views = await viewsOf(db, actor.userId, params.list);
    return { data: { views, columns: kept.columns ?? null, dense: kept.dense ?? null } };
  });

  register(app, contract.saveListSettings, async ({ actor, params, body }) => {
    const { columns, dense } = body;
    await keepColumns(db, actor.userId, params.list, {
      ...(columns !== undefined && { columns }),
      ...(dense !== undefined && { dense }),
    });
    return undefined;
  });

  register(app, contract.saveView, async ({ actor, params, body }) => {
    const { name, query } = body;
    const view = { userId: actor.userId, list: params.list, name, query };
    const saved = await db.tx((tx) => putView(tx, view, MOST_VIEWS));
    return saved ? { data: saved } : refuse(422, 'invalid', { name: ['too_many'] });
  });

  register(app, contract.deleteView, async ({ actor, params }) => {
    const dropped = await dropView(db, actor.userId, params.list, params.id);
    return dropped ? undefined : refuse(404, 'not_found');
  });
}
