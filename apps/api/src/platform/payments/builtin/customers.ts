import { z } from 'zod';
import { type Customer, newId, type StoredMethod } from './objects.ts';
import { type Context, done, methodView, missing, newEvent, type Outcome } from './outcome.ts';
import { objectsOf, type State } from './state.ts';

const customerInput = z.strictObject({
  user_id: z.int().positive(),
  email: z.string().min(3).max(512),
  name: z.string().max(256),
});

export function createCustomer({ now }: Context, body: unknown): Outcome {
  const { user_id, email, name } = customerInput.parse(body);
  const customer: Customer = {
    object: 'customer',
    id: newId('cus'),
    user_id,
    email,
    name,
    default_method: null,
    created: now,
  };
  return done(customer, [customer]);
}

export function getCustomer({ state }: Context, id: string): Outcome {
  const customer = state.customers.get(id);
  return customer ? done(customer) : missing();
}

export function listMethods({ state }: Context, customerId: string): Outcome {
  if (!state.customers.has(customerId)) return missing();
  const methods = objectsOf(state.methodsOf.get(customerId), state.methods);
  return done({ object: 'list', data: methods.reverse().map(methodView) });
}

export function getMethod({ state }: Context, customerId: string, methodId: string): Outcome {
  const method = methodOf(state, customerId, methodId);
  return method ? done(methodView(method)) : missing();
}

const defaultInput = z.strictObject({ payment_method: z.string().max(100) });

export function setDefault({ state }: Context, customerId: string, body: unknown): Outcome {
  const { payment_method } = defaultInput.parse(body);
  const customer = state.customers.get(customerId);
  if (!customer || !methodOf(state, customerId, payment_method)) return missing();
  const changed = { ...customer, default_method: payment_method };
  return done(changed, [changed]);
}

export function detachMethod({ state, now }: Context, methodId: string): Outcome {
  const method = state.methods.get(methodId);
  if (!method?.customer) return missing();
  const removed = { ...method, customer: null };
  const customer = state.customers.get(method.customer);
  return done(methodView(removed), [
    removed,
    ...(customer?.default_method === methodId ? [{ ...customer, default_method: null }] : []),
    newEvent(now, 'payment_method.detached', methodView(removed)),
  ]);
}

export function methodOf(
  state: State,
  customerId: string,
  methodId: string,
): StoredMethod | undefined {
  const method = state.methods.get(methodId);
  return method?.customer === customerId ? method : undefined;
}
