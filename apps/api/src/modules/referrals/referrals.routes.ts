import {
  emailReferralCode,
  fetchReferralCode,
  INVITING_HEADER,
} from '@yay/contract/referrals/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, refuse, register } from '../../platform/http/index.ts';
import { emailCode, type InvitingParts } from './email-code.ts';
import { fetchCode } from './fetch-code.ts';

export interface ReferralParts extends InvitingParts {
  readonly url: string | undefined;
  readonly said: (what: 'referralEmailSent', locale: 'en' | 'es') => string;
}

export function referralsRoutes(app: FastifyInstance, parts: ReferralParts): void {
  register(app, fetchReferralCode, async ({ actor }) => ({
    data: await fetchCode(parts, actor.userId),
  }));

  register(app, emailReferralCode, async ({ actor, query, request, locale }) => {
    if (!isMeant(request)) return refuse(403, 'cross_site');
    const sent = await emailCode(parts, actor, query.email);
    return isRefusal(sent) ? sent : { message: parts.said('referralEmailSent', locale) };
  });
}

/**
 * A link or a picture of another site makes a browser ask along with our cookie. It can't make it
 * send a header of ours, nor a token that it does not know.
 */
const isMeant = ({ headers }: FastifyRequest): boolean =>
  headers[INVITING_HEADER] !== undefined || headers.authorization !== undefined;
