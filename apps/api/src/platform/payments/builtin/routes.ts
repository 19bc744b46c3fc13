import {
  createCustomer,
  detachMethod,
  getCustomer,
  getMethod,
  listMethods,
  setDefault,
} from './customers.ts';
import { disputePayment, getDispute, winDispute } from './disputes.ts';
import type { Operation } from './faults.ts';
import type { Context, Outcome } from './outcome.ts';
import {
  authenticatePayment,
  cancelPayment,
  confirmPayment,
  createPayment,
  findPayments,
  getPayment,
} from './payments.ts';
import { createRefund, failRefund, findRefunds, listMovements } from './refunds.ts';
import { authenticateSetup, confirmSetup, createSetup, getSetup } from './setups.ts';

export interface RouteRequest {
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly on: Operation;
  /** Set for a browser's route, which is authorized by the client secret of this kind of intent. */
  readonly intent?: 'setup' | 'payment';
  readonly act: (context: Context, request: RouteRequest) => Outcome;
}

const ID = '([^/]+)';
const at = (path: string) => new RegExp(`^${path.replaceAll(':id', ID)}$`);
const first = (ids: readonly string[]) => ids[0] ?? '';

function get(path: string, act: Route['act']): Route {
  return { method: 'GET', path: at(path), on: 'read', act };
}
function post(path: string, on: Operation, act: Route['act']): Route {
  return { method: 'POST', path: at(path), on, act };
}

/** The browser's routes: each call concerns one intent and carries that intent's client secret. */
const BROWSER_ROUTES: readonly Route[] = [
  browser('setup', 'retrieve', 'read', (context, { ids }) => getSetup(context, first(ids))),
  browser('setup', 'confirm', 'confirm_setup', (context, { ids, body }) =>
    confirmSetup(context, known(context.state.setups, ids), body),
  ),
  browser('setup', 'authenticate', 'authenticate', (context, { ids, body }) =>
    authenticateSetup(context, known(context.state.setups, ids), body),
  ),
  browser('payment', 'retrieve', 'read', (context, { ids }) => getPayment(context, first(ids))),
  browser('payment', 'confirm', 'confirm_payment', (context, { ids, body }) =>
    confirmPayment(context, known(context.state.payments, ids), body),
  ),
  browser('payment', 'authenticate', 'authenticate', (context, { ids, body }) =>
    authenticatePayment(context, known(context.state.payments, ids), body),
  ),
];

export const ROUTES: readonly Route[] = [
  ...BROWSER_ROUTES,
  post('/v1/customers', 'create_customer', (context, { body }) => createCustomer(context, body)),
  get('/v1/customers/:id', (context, { ids }) => getCustomer(context, first(ids))),
  get('/v1/customers/:id/payment_methods', (context, { ids }) => listMethods(context, first(ids))),
  get('/v1/customers/:id/payment_methods/:id', (context, { ids: [customer = '', method = ''] }) =>
    getMethod(context, customer, method),
  ),
  post('/v1/customers/:id/default', 'any', (context, { ids, body }) =>
    setDefault(context, first(ids), body),
  ),
  post('/v1/payment_methods/:id/detach', 'detach_method', (context, { ids }) =>
    detachMethod(context, first(ids)),
  ),
  post('/v1/setup_intents', 'create_setup', (context, { body }) => createSetup(context, body)),
  get('/v1/setup_intents/:id', (context, { ids }) => getSetup(context, first(ids))),
  post('/v1/payment_intents', 'create_payment', (context, { body }) =>
    createPayment(context, body),
  ),
  get('/v1/payment_intents', (context, { query }) => findPayments(context, query)),
  get('/v1/payment_intents/:id', (context, { ids }) => getPayment(context, first(ids))),
  post('/v1/payment_intents/:id/cancel', 'cancel_payment', (context, { ids }) =>
    cancelPayment(context, first(ids)),
  ),
  post('/v1/refunds', 'create_refund', (context, { body }) => createRefund(context, body)),
  get('/v1/refunds', (context, { query }) => findRefunds(context, query)),
  get('/v1/disputes/:id', (context, { ids }) => getDispute(context, first(ids))),
  get('/v1/movements', (context, { query }) => listMovements(context, query)),
  post('/control/refunds/:id/fail', 'any', (context, { ids }) => failRefund(context, first(ids))),
  post('/control/payments/:id/dispute', 'any', (context, { ids }) =>
    disputePayment(context, first(ids)),
  ),
  post('/control/disputes/:id/win', 'any', (context, { ids }) => winDispute(context, first(ids))),
];

function browser(
  intent: 'setup' | 'payment',
  action: string,
  on: Operation,
  act: Route['act'],
): Route {
  const path = at(`/pay/v1/${intent}_intents/:id/${action}`);
  return { method: 'POST', path, on, intent, act };
}

// The client secret was compared before, so the intent exists.
function known<T>(objects: Map<string, T>, ids: readonly string[]): T {
  const object = objects.get(first(ids));
  if (object === undefined) throw new Error('an intent of which the secret was known is not there');
  return object;
}
