import * as contract from '@yay/contract/identity/email-change';
import type { FastifyInstance } from 'fastify';
import { isRefusal, originOf, register } from '../../../platform/http/index.ts';
import type { AccountParts } from '../account/update-account.ts';
import { cancelChange } from './cancel-change.ts';
import { confirmChange } from './confirm-change.ts';
import { sendChangeAgain } from './send-again.ts';
import { checkWayBack, takeBack } from './way-back.ts';

export function emailChangeRoutes(app: FastifyInstance, parts: AccountParts): void {
  register(app, contract.confirmEmailChange, async ({ actor, body }) => {
    const account = await confirmChange(parts, actor, body.code);
    return isRefusal(account) ? account : { data: account };
  });

  register(app, contract.sendEmailChangeAgain, async ({ actor }) => {
    const account = await sendChangeAgain(parts, actor);
    return isRefusal(account) ? account : { data: account };
  });

  register(app, contract.cancelEmailChange, async ({ actor }) => {
    const account = await cancelChange(parts.db, actor);
    return isRefusal(account) ? account : { data: account };
  });

  register(app, contract.checkWayBack, async ({ body, request }) => {
    const open = await checkWayBack(parts, { token: body.token, origin: originOf(request) });
    return isRefusal(open) ? open : { data: { email: open.email } };
  });

  register(app, contract.takeEmailBack, async ({ body, request }) => {
    const done = await takeBack(parts, { token: body.token, origin: originOf(request) });
    if (isRefusal(done)) return done;
    return { data: { email: done.email, password_token: done.passwordToken } };
  });
}
