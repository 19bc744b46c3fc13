import * as contract from '@yay/contract/item-flags/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { listItemFlags } from './list-item-flags.ts';

export function itemFlagsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listItemFlags, ({ query }) => listItemFlags(db, query));
}
