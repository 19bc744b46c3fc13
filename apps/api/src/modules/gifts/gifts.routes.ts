import * as contract from '@yay/contract/gifts/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, originOf, refuse, register } from '../../platform/http/index.ts';
import { limitOf } from '../allowances/index.ts';
import { presentProvider } from '../payments/index.ts';
import { buyGift, type GiftParts } from './buy-gift.ts';
import { putAway, revokeSet } from './change-set.ts';
import { checkCode } from './check-code.ts';
import { createSet } from './create-set.ts';
import { presentGiftPayment, readGiftPayment } from './gift-payment.ts';
import { listCodes } from './list-codes.ts';
import { listSchools } from './list-schools.ts';
import { listSets } from './list-sets.ts';
import { giftOffer, presentOffer } from './offer.ts';
import { redeemCode } from './redeem-code.ts';

export function giftsRoutes(app: FastifyInstance, parts: GiftParts): void {
  const { db } = parts;
  const bySet = { db, limit: limitOf(contract.createCreditCodeSet, 'code_set') };
  const byCode = { ...parts, limit: limitOf(contract.redeemCreditCode, 'code') };

  register(app, contract.getGiftOffer, async () => ({
    data: presentOffer(await giftOffer(db), {
      provider: presentProvider(parts.payments.parts.provider),
      heads: await parts.giftHeads(),
    }),
  }));
  register(app, contract.listGiftSchools, () => listSchools(db));

  register(app, contract.buyGift, async ({ actor, request, headers, body }) => {
    const buyer = { actor, origin: originOf(request) };
    const gift = await buyGift(parts, buyer, headers['idempotency-key'], body);
    if (isRefusal(gift)) return gift;
    const { payment, clientSecret } = gift.started;
    const data = presentGiftPayment(gift.set, payment);
    // The provider could not be reached: the same request again finds the payment where it is.
    if (data.state === 'open' && clientSecret === null) return refuse(503, 'unavailable');
    return answer(201, { data: { ...data, client_secret: clientSecret } });
  });
  register(app, contract.getGiftPayment, async ({ request, params }) => {
    const payment = await readGiftPayment(parts, originOf(request), params.id);
    return isRefusal(payment) ? payment : { data: payment };
  });

  register(app, contract.checkCreditCode, async ({ actor, body }) => {
    const checked = await checkCode(parts, actor, body.code);
    return isRefusal(checked) ? checked : { data: checked };
  });
  register(app, contract.redeemCreditCode, async ({ actor, body }) => {
    const redeemed = await redeemCode(byCode, actor, body.code);
    return isRefusal(redeemed) ? redeemed : { data: redeemed };
  });

  register(app, contract.listCreditCodeSets, ({ actor, query }) => listSets(db, actor, query));
  register(app, contract.createCreditCodeSet, ({ actor, headers, body }) =>
    createSet(bySet, actor, headers['idempotency-key'], body),
  );
  register(app, contract.updateCreditCodeSet, async ({ actor, params, body }) => {
    const set = await putAway(db, actor, params.id, body.archived);
    return isRefusal(set) ? set : { data: set };
  });
  register(app, contract.revokeCreditCodeSet, ({ actor, params }) =>
    revokeSet(db, actor, params.id),
  );
  register(app, contract.listCreditCodes, ({ query }) => listCodes(db, query));
}
