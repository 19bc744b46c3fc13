import { listDunning } from '@yay/contract/dunning/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { listCases } from './list-cases.ts';

export function dunningRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, listDunning, ({ query }) => listCases(db, query));
}
