import * as contract from '@yay/contract/reconciliation/calls';
import type { FastifyInstance } from 'fastify';
import { register } from '../../platform/http/index.ts';
import { countOpenReconciliations } from './count-open.ts';
import { getReconciliation, listReconciliations } from './list-reconciliations.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { repeatReconciliation, startReconciliation } from './start-reconciliation.ts';

export function reconciliationRoutes(
  app: FastifyInstance,
  parts: Pick<ReconciliationParts, 'db' | 'jobs' | 'provider'>,
): void {
  const { db } = parts;
  register(app, contract.listReconciliations, ({ query }) => listReconciliations(db, query));
  register(app, contract.countOpenReconciliations, () => countOpenReconciliations(db));
  register(app, contract.startReconciliation, ({ actor, body }) =>
    startReconciliation(parts, actor, body),
  );
  register(app, contract.getReconciliation, ({ params, query }) =>
    getReconciliation(db, params.run, query.page),
  );
  register(app, contract.repeatReconciliation, ({ actor, params }) =>
    repeatReconciliation(parts, actor, params.run),
  );
}
