import { getMe, login, logout, refreshAccount } from '@yay/contract/identity/calls';
import type { SessionLimits } from '@yay/domain/access';
import { toIso } from '@yay/domain/time';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, originOf, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Letters } from '../letters/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { accountRoutes } from './account/account.routes.ts';
import {
  browserOf,
  type CookiePolicy,
  clearSessionCookies,
  keepBrowser,
  setSessionCookies,
} from './cookies.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { enter } from './enter.ts';
import { freshRoutes } from './fresh/fresh.routes.ts';
import { impersonationRoutes, impersonatorTokenOf } from './impersonation/impersonation.routes.ts';
import type { IdentityLimits } from './limits.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { SignedIn } from './open-session.ts';
import { preparePasswords } from './password.ts';
import { meOf } from './read-me.ts';
import { refreshSession } from './refresh-session.ts';
import type { Invited } from './registration/prove-address.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sessionBehind } from './resolve-session.ts';
import type { SecretBox } from './second-factor/secret-box.ts';
import { siteOf } from './second-factor/site.ts';
import { newToken } from './session-token.ts';
import { userSessionRoutes } from './user-sessions/user-sessions.routes.ts';

export interface IdentityParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly letters: Letters;
  readonly events: UserEvents;
  readonly rules: IdentityLimits;
  readonly cookies: CookiePolicy;
  readonly product: string;
  readonly secrets: SecretBox;
  readonly invited: Invited;
  readonly publicUrl: string | undefined;
  /** The internal team needs a second factor. */
  readonly requireSecondFactor: boolean;
  readonly sessionLimits: SessionLimits;
  /** Words the confirmation of a finished act, in the language of the person who did it. */
  readonly said: (what: SaidKey, locale: 'en' | 'es') => string;
}
type SaidKey = 'emailSent' | 'passwordCreated' | 'passwordUpdated';

export function identityRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { db, cookies } = parts;
  app.addHook('onReady', preparePasswords);
  const present = ({ token, expiresAt, me }: SignedIn) => ({
    token,
    expiration_date_utc: toIso(expiresAt),
    user: me,
  });

  register(app, login, async ({ body, request, reply }) => {
    const { email, password, standalone = false } = body;
    const browser = browserOf(request) ?? newToken();
    const result = await logIn(parts, {
      email,
      password,
      standalone,
      origin: originOf(request),
      browser,
      site: siteOf(request, parts.publicUrl),
    });
    if (isRefusal(result)) return result;
    if (!('challenge_token' in result)) await enter(parts, request, reply, result);
    keepBrowser(reply, cookies, browser);
    if ('challenge_token' in result) return answer(202, result);
    return present(result);
  });

  register(app, logout, async ({ actor, request, reply }) => {
    const tokens = [
      actor && sessionBehind(actor).token,
      request.cookies[request.server.cookieName('yay_session')],
      impersonatorTokenOf(request),
    ];
    await logOut(
      db,
      new Set(tokens.filter((token) => token !== null && token !== undefined)),
      originOf(request),
    );
    clearSessionCookies(reply, cookies);
    return answer(204, undefined);
  });

  register(app, refreshAccount, async ({ actor, request, reply }) => {
    const result = await refreshSession(db, actor);
    setSessionCookies(reply, cookies, { ...result, userId: result.me.id });
    const { token, ...rest } = present(result);
    return request.headers.authorization === undefined ? rest : { token, ...rest };
  });

  registrationRoutes(app, parts);
  impersonationRoutes(app, parts);
  accountRoutes(app, parts);
  freshRoutes(app, parts);
  userSessionRoutes(app, parts);
  emailChangeRoutes(app, parts);

  register(app, getMe, async ({ actor }) => ({ data: meOf(actor) }));
}
