import * as contract from '@yay/contract/identity/fresh';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, register } from '../../../platform/http/index.ts';
import { siteOf } from '../second-factor/site.ts';
import { askFresh } from './ask-fresh.ts';
import { confirmByPasskey, confirmByPassword, type FreshParts } from './confirm-fresh.ts';

export function freshRoutes(
  app: FastifyInstance,
  parts: FreshParts & { readonly publicUrl: string | undefined },
): void {
  const { db, publicUrl } = parts;

  register(app, contract.checkFresh, () => answer(204, undefined));

  register(app, contract.askFresh, async ({ actor, request }) => {
    const asked = await askFresh(db, actor, siteOf(request, publicUrl));
    return isRefusal(asked) ? asked : { data: asked };
  });

  register(app, contract.confirmFresh, async ({ actor, body, request }) => {
    const { challenge_token: token = '', passkey, password = '' } = body;
    const refusal =
      passkey === undefined
        ? await confirmByPassword(parts, actor, password)
        : await confirmByPasskey(parts, actor, {
            token,
            answer: passkey,
            site: siteOf(request, publicUrl),
          });
    return refusal ?? answer(204, undefined);
  });
}
