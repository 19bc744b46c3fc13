import type { CreditGrant } from '@yay/contract/credit/calls';
import { formatUsd } from '@yay/domain/money';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockFunds, post } from '../ledger/index.ts';
import { announceFunds } from './announce.ts';
import { presentGrant } from './grants.present.ts';
import { listedGrant, lockGrant, wasTakenBack } from './grants.repo.ts';

/** Takes back what a family has not spent of a credit, once. What it has spent stays spent. */
export function takeBackCredit(
  db: Db,
  actor: Actor,
  asked: { readonly userId: number; readonly grantId: number; readonly reason: string },
): Promise<CreditGrant | Refusal> {
  const { userId, grantId, reason } = asked;
  return db.tx(async (tx) => {
    const grant = await lockGrant(tx, grantId);
    if (grant?.user_id !== userId) return refuse(404, 'not_found');
    if (grant.status !== 'issued' || (await wasTakenBack(tx, grantId))) {
      return refuse(422, 'invalid', { grant: ['nothing_left'] });
    }
    const { promoCredit } = await lockFunds(tx, userId);
    const cents = Math.min(grant.amount_cents, promoCredit);
    if (cents === 0) return refuse(422, 'invalid', { grant: ['nothing_left'] });
    await post(tx, {
      key: `grant:${grantId}:taken_back`,
      kind: 'credit_taken_back',
      userId,
      by: actor,
      reason,
      grantId,
      entries: [
        { account: 'promo_credit', cents },
        { account: 'promotion', cents: -cents },
      ],
    });
    await record(tx, actor, {
      action: 'credit.taken_back',
      subject: { type: 'credit_grant', id: grantId, label: formatUsd(grant.amount_cents) },
      aboutUserId: userId,
      after: { amount_cents: cents, reason },
    });
    await announceFunds(tx, userId);
    return presentGrant(await listedGrant(tx, grantId));
  });
}
