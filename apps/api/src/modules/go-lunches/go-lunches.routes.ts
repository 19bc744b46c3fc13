import { getGoLunches, saveGoLunch as saveCall } from '@yay/contract/go-lunches/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { saveGoLunch } from '../orders/index.ts';
import { readGoLunches } from './read-go-lunches.ts';

export function goLunchesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, getGoLunches, ({ actor, query }) => readGoLunches(db, actor, query));
  register(app, saveCall, ({ actor, body }) => saveGoLunch(db, actor, body));
}
