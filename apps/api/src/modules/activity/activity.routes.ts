import { listActivity, listUserActivity } from '@yay/contract/activity/calls';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { listAboutUser, listEverything } from './list-activity.ts';

export function activityRoutes(app: FastifyInstance, { db }: { readonly db: Queryable }): void {
  register(app, listActivity, ({ query }) => listEverything(db, query));
  register(app, listUserActivity, ({ params, query }) => listAboutUser(db, params.id, query));
}
