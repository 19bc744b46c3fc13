import { getRepeats } from '@yay/contract/repeats/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { readRepeats } from './read-repeats.ts';

export function repeatsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, getRepeats, ({ actor, query }) => readRepeats(db, actor, query));
}
