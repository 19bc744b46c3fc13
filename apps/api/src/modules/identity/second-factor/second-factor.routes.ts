import {
  addPasskey as addPasskeyCall,
  answerSecondStep as answerSecondStepCall,
  askPasskey as askPasskeyCall,
  confirmTotp as confirmTotpCall,
  getSecondFactor,
  logInWithPasskey as logInWithPasskeyCall,
  removePasskey as removePasskeyCall,
  removeTotp as removeTotpCall,
  renamePasskey as renamePasskeyCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
  startPasskey as startPasskeyCall,
  startTotp as startTotpCall,
} from '@yay/contract/identity/second-factor';
import { toIso } from '@yay/domain/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answer,
  isRefusal,
  originOf,
  type Refusal,
  register,
} from '../../../platform/http/index.ts';
import { browserOf } from '../cookies.ts';
import { enter } from '../enter.ts';
import type { SignedIn } from '../open-session.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { answerSecondStep } from './answer-second-step.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { askPasskey, logInWithPasskey } from './log-in-with-passkey.ts';
import { ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { siteOf } from './site.ts';
import { startTotp } from './start-totp.ts';

export function secondFactorRoutes(app: FastifyInstance, parts: SecondFactorParts): void {
  signInRoutes(app, parts);
  ownFactorRoutes(app, parts);
}

/** The second step of signing in, and signing in with a passkey alone. */
function signInRoutes(app: FastifyInstance, parts: SecondFactorParts): void {
  const site = (request: FastifyRequest) => siteOf(request, parts.publicUrl);
  const present = async (
    result: SignedIn | Refusal,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (isRefusal(result)) return result;
    const { token, expiresAt, me } = result;
    await enter(parts, request, reply, result);
    return { token, expiration_date_utc: toIso(expiresAt), user: me };
  };

  register(app, answerSecondStepCall, async ({ body, request, reply }) => {
    const result = await answerSecondStep(parts, {
      token: body.challenge_token,
      code: body.code,
      recoveryCode: body.recovery_code,
      passkey: body.passkey,
      site: site(request),
      origin: originOf(request),
      browser: browserOf(request),
    });
    return present(result, request, reply);
  });

  register(app, askPasskeyCall, async ({ body, request }) => {
    const result = await askPasskey(parts, {
      site: site(request),
      standalone: body.standalone ?? false,
      origin: originOf(request),
    });
    if (isRefusal(result)) return result;
    return { challenge_token: result.token, passkey: result.passkey };
  });

  register(app, logInWithPasskeyCall, async ({ body, request, reply }) => {
    const result = await logInWithPasskey(parts, {
      token: body.challenge_token,
      answer: body.passkey,
      site: site(request),
      origin: originOf(request),
      browser: browserOf(request),
    });
    if ('challenge_token' in result) return answer(202, result);
    return present(result, request, reply);
  });
}

/** The calls by which a person who is signed in sets up, changes and removes her own factors. */
function ownFactorRoutes(app: FastifyInstance, parts: SecondFactorParts): void {
  register(app, getSecondFactor, async ({ actor }) => ({
    data: await ownFactors(parts.db, parts, actor),
  }));

  register(app, startTotpCall, async ({ actor, body }) => {
    const result = await startTotp(parts, actor, body.password);
    return isRefusal(result) ? result : { data: result };
  });
  register(app, confirmTotpCall, ({ actor, body }) => confirmTotp(parts, actor, body.code));
  register(app, removeTotpCall, ({ actor, body }) => removeTotp(parts, actor, body));

  register(app, startPasskeyCall, async ({ actor, body, request }) => {
    const { password } = body;
    const result = await startPasskey(parts, actor, {
      password,
      site: siteOf(request, parts.publicUrl),
    });
    if (isRefusal(result)) return result;
    return { challenge_token: result.token, passkey: result.passkey };
  });
  register(app, addPasskeyCall, async ({ actor, body, request }) => {
    const result = await addPasskey(parts, actor, {
      token: body.challenge_token,
      name: body.name,
      answer: body.passkey,
      site: siteOf(request, parts.publicUrl),
    });
    return isRefusal(result) ? result : answer(201, result);
  });
  register(app, renamePasskeyCall, ({ actor, params, body }) =>
    renamePasskey(parts, actor, { ...params, ...body }),
  );
  register(app, removePasskeyCall, ({ actor, params, body }) =>
    removePasskey(parts, actor, { ...params, ...body }),
  );

  register(app, renewRecoveryCodesCall, ({ actor, body }) =>
    renewRecoveryCodes(parts, actor, body.password),
  );
}
