import * as contract from '@yay/contract/item-grid/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { listGridChoices } from './list-grid-choices.ts';
import { listGridItems } from './list-grid-items.ts';
import { saveGridItems } from './save-grid-items.ts';

export function itemGridRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  for (const endpoint of [contract.listGridItems, contract.listItems]) {
    register(app, endpoint, ({ query }) => listGridItems(db, query));
  }
  register(app, contract.listGridChoices, () => listGridChoices(db));
  register(app, contract.saveGridItems, ({ actor, body }) => saveGridItems(db, actor, body.rows));
}
