import type Stripe from 'stripe';
import type { PaymentProvider } from '../provider.ts';
import { orNull, translated } from './calls.ts';
import { methodOf, setupOf } from './shapes.ts';

type CustomerCalls = Pick<
  PaymentProvider,
  | 'createCustomer'
  | 'createSetup'
  | 'getSetup'
  | 'listMethods'
  | 'getMethod'
  | 'setDefaultMethod'
  | 'detachMethod'
>;

/** The calls about a customer and the cards that a setup keeps for later. */
export function customerCalls(stripe: Stripe): CustomerCalls {
  return {
    async createCustomer({ userId, email, name, key }) {
      const customer = await translated(
        stripe.customers.create(
          { email, name, metadata: { user_id: String(userId) } },
          { idempotencyKey: key },
        ),
      );
      return { id: customer.id };
    },
    async createSetup({ customerId, key }) {
      return translated(
        stripe.setupIntents
          .create(
            { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'] },
            { idempotencyKey: key },
          )
          .then(setupOf),
      );
    },
    getSetup: (id) => orNull(stripe.setupIntents.retrieve(id).then(setupOf)),
    async listMethods(customerId) {
      const methods = await translated(
        stripe.customers
          .listPaymentMethods(customerId, { type: 'card', limit: 100 })
          .autoPagingToArray({ limit: 1_000 }),
      );
      return methods.map(methodOf);
    },
    getMethod: (customerId, methodId) =>
      orNull(stripe.customers.retrievePaymentMethod(customerId, methodId).then(methodOf)),
    async setDefaultMethod(customerId, methodId) {
      await translated(
        stripe.customers.update(customerId, {
          invoice_settings: { default_payment_method: methodId },
        }),
      );
    },
    async detachMethod(methodId) {
      await translated(stripe.paymentMethods.detach(methodId));
    },
  };
}
