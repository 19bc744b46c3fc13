import * as contract from '@yay/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { buyYayBucks } from './buy-yay-bucks.ts';
import { chooseCard } from './choose-card.ts';
import type { Payments } from './create-payments.ts';
import { createSetup } from './create-setup.ts';
import { listCards } from './list-cards.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { payImmediately } from './pay-immediately.ts';
import { presentPayment, presentProvider } from './present-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { removeCard } from './remove-card.ts';
import type { StartedPayment } from './wait-for-answer.ts';
import { yayBucksOffer } from './yay-bucks-offer.ts';

/** Nothing that a provider tells is longer. */
const LARGEST_EVENT = 262_144;

export function paymentsRoutes(
  app: FastifyInstance,
  given: { readonly payments: Payments; readonly limits: Limits },
): void {
  const parts = { ...given.payments.parts, limits: given.limits };
  const { db, provider } = parts;

  register(app, contract.createSetupIntent, async ({ actor, params }) => {
    const setup = await createSetup(parts, actor, params.userId);
    if (isRefusal(setup)) return setup;
    const { id, clientSecret } = setup;
    return { id, client_secret: clientSecret, provider: presentProvider(provider) };
  });

  register(app, contract.setDefaultPaymentMethod, ({ actor, params, body }) =>
    chooseCard(parts, actor, params.userId, body.paymentMethod),
  );

  register(app, contract.listPaymentMethods, ({ actor, params }) =>
    listCards(parts, actor, params.userId),
  );

  register(app, contract.removePaymentMethod, ({ actor, params, body }) =>
    removeCard(parts, actor, params.userId, body.paymentMethod),
  );

  const answered = (started: StartedPayment | Refusal | null) => {
    if (isRefusal(started)) return started;
    const result = presentPayment(started, provider);
    return answer(result.status === 'pending' ? 202 : 200, result);
  };

  register(app, contract.payImmediately, async ({ actor, params, headers, reply }) =>
    answered(
      await payImmediately(parts, actor, params.userId, {
        requestKey: headers['idempotency-key'] ?? null,
        askedAt: performance.now() - reply.elapsedTime,
      }),
    ),
  );

  register(app, contract.payYayBucks, async ({ actor, headers, body }) =>
    answered(
      await buyYayBucks(parts, actor, {
        userId: body.userId,
        methodId: body.paymentMethod,
        amount: body.amount,
        shownBonus: body.bonus,
        description: body.description,
        requestKey: headers['idempotency-key'] ?? null,
      }),
    ),
  );

  register(app, contract.getPayment, async ({ actor, params }) => {
    const payment = await lookAtPayment(parts, actor, params.userId, params.publicId);
    return isRefusal(payment) ? payment : presentPayment(payment, provider);
  });

  register(app, contract.getYayBucksParams, async ({ actor }) => ({
    data: await yayBucksOffer(db, actor.userId),
  }));

  void app.register((raw, _options, done) => {
    receiveEvents(raw, parts);
    done();
  });
}

/** Takes the provider's events, whose signature is of the bytes: no body is read as JSON here. */
function receiveEvents(raw: FastifyInstance, parts: Parameters<typeof receiveEvent>[0]): void {
  raw.removeAllContentTypeParsers();
  const limits = { parseAs: 'buffer', bodyLimit: LARGEST_EVENT } as const;
  raw.addContentTypeParser('*', limits, (_request, body, done) => done(null, body));
  register(raw, contract.receivePaymentEvent, ({ request }) => {
    const signature = request.headers['stripe-signature'] ?? request.headers['payments-signature'];
    return receiveEvent(parts, request.body, typeof signature === 'string' ? signature : undefined);
  });
}
