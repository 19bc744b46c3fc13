import type Stripe from 'stripe';
import { createPayment, createRefund } from './money.ts';
import { customerOf, setupOf } from './objects.ts';
import {
  type Answer,
  type Call,
  error,
  expands,
  invalid,
  list,
  missing,
  newest,
  ok,
  page,
  paymentView,
} from './reply.ts';
import type { World } from './world.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Every parameter that Stripe's types have and we may send; the first ones are required. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly answer: (world: World, call: Call) => Answer;
}

const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`);

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: at('customers'),
    required: [],
    optional: ['email', 'name', 'metadata'],
    answer(world, { form }) {
      const customer = customerOf(form as Partial<Stripe.Customer>);
      world.customers.set(customer.id, customer);
      return ok(customer);
    },
  },
  {
    method: 'POST',
    path: at('customers/:id'),
    required: [],
    optional: ['invoice_settings'],
    answer(world, { ids: [id = ''], form }) {
      const customer = world.customers.get(id);
      const settings = form.invoice_settings as { default_payment_method?: string } | undefined;
      const method = world.methods.get(settings?.default_payment_method ?? '');
      if (!customer || method?.customer !== id) return missing();
      const default_payment_method = method.id;
      const invoice_settings = { ...customer.invoice_settings, default_payment_method };
      const changed = { ...customer, invoice_settings };
      world.customers.set(id, changed);
      return ok(changed);
    },
  },
  {
    method: 'GET',
    path: at('customers/:id/payment_methods'),
    required: [],
    optional: ['type', 'limit', 'starting_after'],
    answer(world, { ids: [id], form }) {
      if (!world.customers.has(String(id))) return missing();
      const mine = newest(world.methods).filter(({ customer }) => customer === id);
      const [found, more] = page(mine, form);
      return list(found, more);
    },
  },
  {
    method: 'GET',
    path: at('customers/:id/payment_methods/:id'),
    required: [],
    optional: [],
    answer(world, { ids: [id, methodId = ''] }) {
      const method = world.methods.get(methodId);
      return method && method.customer === id ? ok(method) : missing();
    },
  },
  {
    method: 'POST',
    path: at('payment_methods/:id/detach'),
    required: [],
    optional: [],
    answer(world, { ids: [id = ''] }) {
      const method = world.methods.get(id);
      if (!method?.customer) return invalid('payment_method_unexpected_state');
      const detached = { ...method, customer: null };
      world.methods.set(id, detached);
      return ok(detached);
    },
  },
  {
    method: 'POST',
    path: at('setup_intents'),
    required: [],
    optional: ['customer', 'usage', 'allowed_payment_method_types'],
    answer(world, { form }) {
      if (!world.customers.has(String(form.customer))) return missing();
      const setup = setupOf({ customer: String(form.customer), status: 'requires_payment_method' });
      world.setups.set(setup.id, setup);
      return ok(setup);
    },
  },
  {
    method: 'GET',
    path: at('setup_intents/:id'),
    required: [],
    optional: [],
    answer: (world, { ids: [id = ''] }) => {
      const setup = world.setups.get(id);
      return setup ? ok(setup) : missing();
    },
  },
  {
    method: 'POST',
    path: at('payment_intents'),
    required: ['amount', 'currency'],
    optional: [
      'allowed_payment_method_types',
      'confirm',
      'customer',
      'description',
      'expand',
      'metadata',
      'off_session',
      'payment_method',
      'receipt_email',
    ],
    answer: createPayment,
  },
  {
    method: 'GET',
    path: at('payment_intents'),
    required: [],
    optional: ['limit', 'customer', 'created', 'expand', 'starting_after'],
    answer(world, { form }) {
      const all = newest(world.payments).filter(
        ({ customer }) => form.customer === undefined || customer === form.customer,
      );
      const [found, more] = page(all, form);
      const expanded = expands(form, 'data.payment_method');
      return list(
        found.map(({ id }) => paymentView(world, id, expanded)),
        more,
      );
    },
  },
  {
    method: 'GET',
    path: at('payment_intents/:id'),
    required: [],
    optional: ['expand'],
    answer: (world, { ids: [id = ''], form }) =>
      world.payments.has(id)
        ? ok(paymentView(world, id, expands(form, 'payment_method')))
        : missing(),
  },
  {
    method: 'POST',
    path: at('payment_intents/:id/cancel'),
    required: [],
    optional: ['expand'],
    answer(world, { ids: [id = ''], form }) {
      const payment = world.payments.get(id);
      if (!payment) return missing();
      if (payment.status === 'succeeded' || payment.status === 'canceled') {
        return error(400, {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: payment,
        });
      }
      world.payments.set(id, { ...payment, status: 'canceled', next_action: null });
      return ok(paymentView(world, id, expands(form, 'payment_method')));
    },
  },
  {
    method: 'POST',
    path: at('refunds'),
    required: [],
    optional: ['payment_intent', 'amount', 'metadata'],
    answer: createRefund,
  },
  {
    method: 'GET',
    path: at('refunds'),
    required: [],
    optional: ['payment_intent', 'limit', 'starting_after'],
    answer(world, { form }) {
      const mine = newest(world.refunds).filter(
        ({ payment_intent }) => payment_intent === form.payment_intent,
      );
      const [found, more] = page(mine, form);
      return list(found, more);
    },
  },
  {
    method: 'GET',
    path: at('balance_transactions'),
    required: [],
    optional: ['created', 'limit', 'expand', 'starting_after', 'ending_before'],
    answer(world, { form }) {
      const { gte, lt } = form.created as { gte: string; lt: string };
      const within = world.movements.filter(
        ({ created }) => created >= Number(gte) && created < Number(lt),
      );
      const [found, more] = page(within.toReversed(), form);
      const data = expands(form, 'data.source')
        ? found
        : found.map((one) => ({ ...one, source: (one.source as { id: string }).id }));
      return list(data, more);
    },
  },
];
