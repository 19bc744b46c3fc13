import { getDesk } from '@yay/contract/desk/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { readDesk } from './read-desk.ts';

export function deskRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, getDesk, async ({ actor }) => ({ data: await readDesk(db, actor) }));
}
