import {
  proveByCode as proveByCodeCall,
  proveByLink as proveByLinkCall,
  register as registration,
  sendCodeAgain as sendCodeAgainCall,
} from '@yay/contract/identity/registration';
import { toIso } from '@yay/domain/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, isRefusal, originOf, register } from '../../../platform/http/index.ts';
import { browserOf, type CookiePolicy, keepBrowser } from '../cookies.ts';
import { enter } from '../enter.ts';
import type { SignedIn } from '../open-session.ts';
import { siteOf } from '../second-factor/site.ts';
import { newToken } from '../session-token.ts';
import { type ProveParts, proveByCode, proveByLink } from './prove-address.ts';
import { registerFamily } from './register-family.ts';
import { sendCodeAgain } from './send-code.ts';

export function registrationRoutes(
  app: FastifyInstance,
  parts: ProveParts & {
    readonly cookies: CookiePolicy;
    readonly product: string;
    readonly publicUrl: string | undefined;
  },
): void {
  const { cookies } = parts;
  const askerOf = (request: FastifyRequest) => ({
    origin: originOf(request),
    browser: browserOf(request) ?? newToken(),
  });
  const present = async (
    session: SignedIn,
    browser: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { token, expiresAt, me } = session;
    await enter(parts, request, reply, session);
    keepBrowser(reply, cookies, browser);
    return { token, expiration_date_utc: toIso(expiresAt), user: me };
  };

  register(app, registration, async ({ body, request, reply, locale: asked }) => {
    const { phone = null, ref, locale = asked, ...person } = body;
    const { origin, browser } = askerOf(request);
    const step = await registerFamily(parts, {
      ...person,
      phone,
      locale,
      ref,
      origin,
      browser,
    });
    if (isRefusal(step)) return step;
    keepBrowser(reply, cookies, browser);
    return answer(202, step);
  });

  register(app, sendCodeAgainCall, async ({ body, request, reply }) => {
    const asker = askerOf(request);
    const step = await sendCodeAgain(parts, { token: body.challenge_token, ...asker });
    if (isRefusal(step)) return step;
    keepBrowser(reply, cookies, asker.browser);
    return answer(202, step);
  });

  register(app, proveByCodeCall, async ({ body, request, reply }) => {
    const asker = askerOf(request);
    const site = siteOf(request, parts.publicUrl);
    const given = { token: body.challenge_token, code: body.code, site };
    const result = await proveByCode(parts, { ...given, ...asker });
    if (isRefusal(result)) return result;
    if ('methods' in result) return answer(202, result);
    return present(result, asker.browser, request, reply);
  });

  register(app, proveByLinkCall, async ({ body, request, reply }) => {
    const asker = askerOf(request);
    const given = { link: body.token, password: body.password };
    const result = await proveByLink(parts, { ...given, ...asker });
    if (isRefusal(result)) return result;
    if ('methods' in result) return answer(202, result);
    return present(result, asker.browser, request, reply);
  });
}
