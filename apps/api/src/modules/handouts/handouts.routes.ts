import * as contract from '@yay/contract/handouts/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, originOf, register } from '../../platform/http/index.ts';
import { revokeKiosk } from '../kiosks/index.ts';
import { doerOfActor, doerOfKiosk } from './doer.ts';
import { readDay } from './read-day.ts';
import { takeActs } from './take-acts.ts';

export function handoutsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getKioskDay, ({ kiosk, locale }) =>
    readDay(db, doerOfKiosk(kiosk), locale),
  );
  register(app, contract.sendKioskActs, ({ kiosk, body, locale }) =>
    takeActs(db, doerOfKiosk(kiosk), body, locale),
  );
  register(app, contract.leaveKiosk, async ({ kiosk, request }) => {
    const doer = { userId: null, impersonatorId: null, origin: originOf(request) };
    return (await revokeKiosk(db, doer, kiosk.kioskId)) ?? answer(204, undefined);
  });
  register(app, contract.getHandOutDay, ({ actor, params, locale }) =>
    readDay(db, doerOfActor(actor, params.school), locale),
  );
  register(app, contract.sendHandOutActs, ({ actor, params, body, locale }) =>
    takeActs(db, doerOfActor(actor, params.school), body, locale),
  );
}
