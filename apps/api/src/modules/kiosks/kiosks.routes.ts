import * as contract from '@yay/contract/kiosks/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { listKiosks } from './list-kiosks.ts';
import { askPairing, openPairing, pairKiosk } from './pair-kiosk.ts';
import { revokeKiosk } from './revoke-kiosk.ts';

export function kiosksRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly limits: Limits },
): void {
  register(app, contract.openPairing, async ({ request }) => {
    const opened = await openPairing(parts, request.ip);
    return isRefusal(opened) ? opened : answer(201, opened);
  });
  register(app, contract.askPairing, ({ request, body }) =>
    askPairing(parts, request.ip, body.token),
  );
  register(app, contract.listKiosks, ({ query }) =>
    listKiosks(parts.db, query.destination_id ?? null),
  );
  register(app, contract.pairKiosk, async ({ actor, body }) => {
    const paired = await pairKiosk(parts, actor, body);
    return isRefusal(paired) ? paired : answer(201, paired);
  });
  register(
    app,
    contract.revokeKiosk,
    async ({ actor, params }) =>
      (await revokeKiosk(parts.db, actor, params.kiosk)) ?? answer(204, undefined),
  );
}
