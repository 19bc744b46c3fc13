import type Stripe from 'stripe';
import type { Form } from './form.ts';
import { customerOf, movementOf, paymentOf, refundOf, setupOf } from './objects.ts';
import { charge, type World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface Call {
  readonly ids: readonly string[];
  readonly form: Form;
}

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Every parameter that Stripe's types have and we may send; the first ones are required. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly answer: (world: World, call: Call) => Answer;
}

const ok = (body: object): Answer => ({ status: 200, body });

const error = (status: number, of: object): Answer => ({
  status,
  body: { error: { message: 'As Stripe says.', request_log_url: 'https://dashboard', ...of } },
});

export const invalid = (code: string | undefined, status = 400): Answer =>
  error(status, { type: 'invalid_request_error', ...(code !== undefined && { code }) });

const missing = () => invalid('resource_missing', 404);

const list = (data: readonly object[], hasMore: boolean): Answer =>
  ok({ object: 'list', url: '/v1/list', has_more: hasMore, data });

/** Newest first, by Stripe's cursors. */
function page<T extends { id: string }>(newestFirst: readonly T[], form: Form): [T[], boolean] {
  const limit = Number(form.limit ?? 10);
  const at = (id: unknown) => newestFirst.findIndex((one) => one.id === id);
  if (form.ending_before !== undefined) {
    const end = at(form.ending_before);
    const start = Math.max(0, end - limit);
    return [newestFirst.slice(start, end), start > 0];
  }
  const start = form.starting_after === undefined ? 0 : at(form.starting_after) + 1;
  return [newestFirst.slice(start, start + limit), start + limit < newestFirst.length];
}

const newest = <T>(objects: Map<string, T>): T[] => [...objects.values()].reverse();

const expands = (form: Form, what: string) =>
  Array.isArray(form.expand) && form.expand.includes(what);

function paymentView(world: World, id: string, expanded: boolean): object {
  const payment = world.payments.get(id);
  const method = world.methods.get(String(payment?.payment_method));
  return { ...payment, ...(expanded && method && { payment_method: method }) };
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

function createPayment(world: World, { form }: Call): Answer {
  const amount = Number(form.amount);
  if (!Number.isInteger(amount) || amount < 50) return invalid('amount_too_small');
  if (amount > 99_999_999) return invalid('amount_too_large');
  const customer = form.customer === undefined ? null : String(form.customer);
  if (customer !== null && !world.customers.has(customer)) return missing();
  if (form.off_session !== undefined && form.confirm !== 'true') {
    return invalid('parameter_invalid_empty');
  }
  const payment = paymentOf({
    amount,
    customer,
    status: 'requires_payment_method',
    description: String(form.description),
    metadata: form.metadata as Stripe.Metadata,
  });
  const method = world.methods.get(String(form.payment_method));
  if (form.payment_method !== undefined && (!method || method.customer !== customer)) {
    return missing();
  }
  world.payments.set(payment.id, payment);
  const expanded = expands(form, 'payment_method');
  if (form.confirm !== 'true' || !method) return ok(paymentView(world, payment.id, expanded));
  const offSession = form.off_session === 'true';
  const why = charge(world, payment, method, { answered: false, offSession });
  if (why === undefined) return ok(paymentView(world, payment.id, expanded));
  const failed = world.payments.get(payment.id);
  return error(402, { ...failed?.last_payment_error, charge: 'ch_1', payment_intent: failed });
}

function createRefund(world: World, { form }: Call): Answer {
  const payment = world.payments.get(String(form.payment_intent));
  if (!payment) return missing();
  const paid = world.charges.get(String(payment.latest_charge));
  if (!paid) return invalid('payment_intent_unexpected_state');
  const amount = Number(form.amount);
  const left = [...world.refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === payment.id && status !== 'failed')
    .reduce((sum, refund) => sum - refund.amount, payment.amount);
  if (left === 0) return invalid('charge_already_refunded');
  // Of more than is left, and of nothing, Stripe says no more than that it is invalid.
  if (!Number.isInteger(amount) || amount < 1 || amount > left) return invalid(undefined);
  const refund = refundOf(paid, { amount, metadata: form.metadata as Stripe.Metadata });
  world.refunds.set(refund.id, refund);
  world.movements.push(
    movementOf({ amount: -amount, type: 'refund', reporting_category: 'refund', source: refund }),
  );
  return ok(refund);
}
