import { getMonthlyPreorders } from '@yay/contract/monthly/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { readMonths } from './read-months.ts';

export function monthlyRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, getMonthlyPreorders, ({ actor, query }) => readMonths(db, actor, query));
}
