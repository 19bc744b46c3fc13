import * as contract from '@yay/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, localeOf, refuse, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Observer } from '../../platform/observer/index.ts';
import { crossBridge, type OutsideAddresses, openBridge, redeemBridge } from './bridge.ts';
import { closedBridge } from './closed-bridge.ts';
import { jobPage, queues, schedules } from './jobs.repo.ts';
import {
  daysDue,
  exceptionPage,
  mailPage,
  requestPage,
  resolveException,
} from './operations.repo.ts';
import {
  presentDue,
  presentException,
  presentJob,
  presentMail,
  presentPage,
  presentRequest,
  presentSchedule,
} from './present.ts';
import { retryJob, retryMail } from './retry.ts';

export interface OperationsParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly observer: Observer;
  readonly outside: OutsideAddresses;
}

const nothing = answer(204, undefined);

export function operationsRoutes(app: FastifyInstance, parts: OperationsParts): void {
  const { db, jobs, observer, outside } = parts;
  register(app, contract.openBridge, ({ actor, body }) => openBridge(db, actor, body.destination));
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

  register(app, contract.listRequests, async ({ query }) => {
    await observer.flush();
    return presentPage(await requestPage(db, query.kind, query.page ?? 1), presentRequest);
  });
  register(app, contract.listExceptions, async ({ query }) => {
    await observer.flush();
    const page = await exceptionPage(db, query.state === 'resolved', query.page ?? 1);
    return presentPage(page, presentException);
  });
  register(app, contract.resolveException, async ({ params }) =>
    (await resolveException(db, params.fingerprint)) ? nothing : refuse(404, 'not_found'),
  );

  register(app, contract.listJobs, async ({ query: { state, queue, page = 1 } }) => {
    const [found, all] = await Promise.all([jobPage(db, { state, queue }, page), queues(db)]);
    return { ...presentPage(found, presentJob), queues: all };
  });
  register(app, contract.retryJob, async ({ actor, params }) =>
    (await retryJob({ db, jobs }, actor, params.id)) ? nothing : refuse(404, 'not_found'),
  );
  register(app, contract.listMails, async ({ query }) =>
    presentPage(await mailPage(db, query.state, query.page ?? 1), presentMail),
  );
  register(app, contract.retryMail, async ({ actor, params }) =>
    (await retryMail({ db, jobs }, actor, params.id)) ? nothing : refuse(404, 'not_found'),
  );
  register(app, contract.listSchedules, async () => {
    const [crons, due] = await Promise.all([schedules(db), daysDue(db)]);
    return { data: crons.map(presentSchedule), due: due.map(presentDue) };
  });
}
