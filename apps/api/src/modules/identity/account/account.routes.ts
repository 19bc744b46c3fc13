import * as contract from '@yay/contract/identity/account';
import type { SessionLimits } from '@yay/domain/access';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, originOf, register } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { changePassword } from '../change-password.ts';
import { browserOf, type CookiePolicy, clearSessionCookies, keepBrowser } from '../cookies.ts';
import { forgotPassword } from '../forgot-password.ts';
import { checkPasswordLink, resetPassword } from '../reset-password.ts';
import { factorsOfLink } from '../second-factor/remove-by-link.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';
import { newToken } from '../session-token.ts';
import { deleteAccount } from './delete-account.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { getAccount } from './get-account.ts';
import { listSessions } from './list-sessions.ts';
import { permittedPlaces } from './permitted-places.ts';
import { type AccountParts, updateAccount } from './update-account.ts';

export interface AccountRouteParts extends AccountParts {
  readonly jobs: Jobs;
  readonly sessionLimits: SessionLimits;
  readonly cookies: CookiePolicy;
  readonly product: string;
  readonly secrets: SecretBox;
  readonly said: (
    what: 'emailSent' | 'passwordCreated' | 'passwordUpdated',
    locale: 'en' | 'es',
  ) => string;
}

export function accountRoutes(app: FastifyInstance, parts: AccountRouteParts): void {
  const { db, cookies, said } = parts;

  register(app, contract.forgotPassword, async ({ body, request, locale }) => {
    const refusal = await forgotPassword(parts, { email: body.email, origin: originOf(request) });
    return refusal ?? { message: said('emailSent', locale) };
  });

  register(app, contract.checkPasswordLink, async ({ body, request }) => {
    const link = await checkPasswordLink(parts, { token: body.token, origin: originOf(request) });
    if (isRefusal(link)) return link;
    const { email, kind } = link;
    const factors = await factorsOfLink(db, link);
    return { data: { email, first_password: kind === 'first', second_factor: factors } };
  });

  register(app, contract.resetPassword, async ({ body, request, reply, locale }) => {
    const { token, email, password, code } = body;
    const browser = browserOf(request) ?? newToken();
    const origin = originOf(request);
    const removal = {
      totp: body.remove_totp ?? false,
      passkeys: body.remove_passkeys ?? [],
      code,
    };
    const given = { token, email, password, removal, origin, browser };
    const done = await resetPassword(parts, given);
    if (isRefusal(done)) return done;
    keepBrowser(reply, cookies, browser);
    const { firstPassword } = done;
    const message = said(firstPassword ? 'passwordCreated' : 'passwordUpdated', locale);
    return { message, first_password: firstPassword };
  });

  register(app, contract.changePassword, async ({ actor, body, locale }) => {
    const { current_password: currentPassword, password } = body;
    const refusal = await changePassword(parts, actor, { currentPassword, password });
    return refusal ?? { message: said('passwordUpdated', locale) };
  });

  register(app, contract.getAccount, async ({ actor }) => {
    const account = await getAccount(db, actor);
    return isRefusal(account) ? account : { data: account };
  });

  register(app, contract.updateAccount, async ({ actor, body }) => {
    const account = await updateAccount(parts, actor, body);
    return isRefusal(account) ? account : { data: account };
  });

  register(app, contract.deleteAccount, async ({ actor, body, reply }) => {
    const deleted = await deleteAccount(parts, actor, body.password);
    if (!isRefusal(deleted)) clearSessionCookies(reply, cookies);
    return deleted;
  });

  register(app, contract.permittedDestIds, ({ actor }) => permittedPlaces(db, actor));

  register(app, contract.listSessions, async ({ actor }) => ({
    data: await listSessions(db, actor, parts.sessionLimits),
  }));

  register(app, contract.endSession, async ({ actor, params, reply }) => {
    const ended = await endSession(db, actor, params.id);
    if (isRefusal(ended)) return ended;
    if (ended.wasCurrent) clearSessionCookies(reply, cookies);
    return answer(204, undefined);
  });

  register(app, contract.endOtherSessions, async ({ actor }) => ({
    ended: await endOtherSessions(db, actor),
  }));
}
