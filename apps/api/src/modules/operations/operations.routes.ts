import * as contract from '@yay/contract/operations/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { localeOf, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Observer } from '../../platform/observer/index.ts';
import {
  crossBridge,
  dashboardsOutside,
  type OutsideAddresses,
  openBridge,
  redeemBridge,
} from './bridge.ts';
import { closedBridge } from './closed-bridge.ts';
import { listExceptions } from './list-exceptions.ts';
import { listJobs } from './list-jobs.ts';
import { listMails } from './list-mails.ts';
import { listRequests } from './list-requests.ts';
import { listSchedules } from './list-schedules.ts';
import { resolveException } from './resolve-exception.ts';
import { retryJob, retryMail } from './retry.ts';

export interface OperationsParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly observer: Observer;
  readonly config: { readonly outside: OutsideAddresses };
}

export function operationsRoutes(app: FastifyInstance, parts: OperationsParts): void {
  const { db } = parts;
  const { outside } = parts.config;
  register(app, contract.openBridge, ({ actor, body }) => openBridge(db, actor, body.destination));
  register(app, contract.listDashboards, () => ({ data: dashboardsOutside(outside) }));
  register(app, contract.redeemBridge, ({ body }) => redeemBridge(db, body));
  app.get<{ Querystring: { destination?: unknown; token?: unknown } }>(
    '/bridge',
    { config: { permission: 'anyone' } },
    async (request, reply) => {
      const onward = await crossBridge(db, outside, request.query);
      // The token is in this address: it goes no further than here.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      if (onward !== undefined) return reply.redirect(onward, 303);
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .send(closedBridge(app.phrases.request('link_over', localeOf(request)), localeOf(request)));
    },
  );

  register(app, contract.listRequests, ({ query }) => listRequests(parts, query));
  register(app, contract.listExceptions, ({ query }) => listExceptions(parts, query));
  register(app, contract.resolveException, ({ params }) =>
    resolveException(db, params.fingerprint),
  );
  register(app, contract.listJobs, ({ query }) => listJobs(db, query));
  register(app, contract.retryJob, ({ actor, params }) => retryJob(parts, actor, params.id));
  register(app, contract.listMails, ({ query }) => listMails(db, query));
  register(app, contract.retryMail, ({ actor, params }) => retryMail(parts, actor, params.id));
  register(app, contract.listSchedules, () => listSchedules(db));
}
