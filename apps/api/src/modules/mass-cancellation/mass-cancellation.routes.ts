import { readCancellationRun } from '@yay/contract/mass-cancellation/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { refuse, register } from '../../platform/http/index.ts';
import { readRun } from './read-run.ts';

export function cancellationRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, readCancellationRun, async ({ params }) => {
    const run = await readRun(db, params.id);
    return run === undefined ? refuse(404, 'not_found') : { data: run };
  });
}
