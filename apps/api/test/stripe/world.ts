import type Stripe from 'stripe';
import {
  type CardDetails,
  type CardProblem,
  readCard,
  tryCharging,
  trySaving,
} from '../../src/platform/payments/builtin/cards.ts';
import { asking, cardError, chargeOf, methodOf, movementOf, setupOf } from './objects.ts';

export interface CardOnForm {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
  readonly zip: string;
}

/** The state of the stand-in: Stripe's objects, and the test card behind each payment method. */
export interface World {
  readonly customers: Map<string, Stripe.Customer>;
  readonly setups: Map<string, Stripe.SetupIntent>;
  readonly methods: Map<string, Stripe.PaymentMethod>;
  readonly cards: Map<string, CardDetails>;
  readonly payments: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly movements: Stripe.BalanceTransaction[];
  readonly answers: Map<string, { request: string; status: number; body: string }>;
}

export const emptyWorld = (): World => ({
  customers: new Map(),
  setups: new Map(),
  methods: new Map(),
  cards: new Map(),
  payments: new Map(),
  charges: new Map(),
  refunds: new Map(),
  movements: [],
  answers: new Map(),
});

/** Charges a payment; returns the reason of a refusal, or undefined. */
export function charge(
  world: World,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  how: { readonly answered: boolean; readonly offSession: boolean },
): CardProblem | undefined {
  const card = cardOf(world, method.id);
  const saved = method.customer !== null;
  const outcome = tryCharging(card, { saved, answered: how.answered }, Date.now());
  if (outcome === 'ask' && !how.offSession) {
    world.payments.set(payment.id, { ...payment, ...asking, payment_method: method.id });
    return undefined;
  }
  if (outcome !== 'paid') {
    const code = 'authentication_required';
    return failPayment(
      world,
      payment,
      method,
      outcome === 'ask' ? { code, decline_code: code } : outcome,
    );
  }
  const made = chargeOf(payment);
  world.charges.set(made.id, made);
  world.payments.set(payment.id, {
    ...payment,
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
    payment_method: method.id,
    amount_received: payment.amount,
    latest_charge: made.id,
  });
  const { amount } = payment;
  world.movements.push(
    movementOf({ amount, type: 'charge', reporting_category: 'charge', source: made }),
  );
  return undefined;
}

function failPayment(
  world: World,
  payment: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  why: CardProblem,
): CardProblem {
  world.payments.set(payment.id, {
    ...payment,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: cardError(why, method),
  });
  return why;
}

function cardOf(world: World, methodId: string): CardDetails {
  const card = world.cards.get(methodId);
  if (card === undefined) throw new Error(`no card is behind ${methodId}`);
  return card;
}

function known<T>(objects: Map<string, T>, id: string): T {
  const found = objects.get(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/**
 * Imitates Stripe's elements in a browser. Each call returns the reason of a refusal, or nothing.
 */
export const browserOf = (world: World) => ({
  saveCard(setupId: string, form: CardOnForm): CardProblem | undefined {
    const setup = known(world.setups, setupId);
    const read = readCard(form, Date.now());
    if ('wrong' in read) return read.wrong;
    const method = methodOf(read.card);
    world.cards.set(method.id, read.card);
    const outcome = trySaving(read.card);
    if (outcome === 'saved') save(world, setup, method);
    else if (outcome === 'ask') {
      world.methods.set(method.id, method);
      world.setups.set(setupId, { ...setup, ...asking, payment_method: method.id });
    } else return outcome;
    return undefined;
  },
  answerSetup(setupId: string, approves: boolean): CardProblem | undefined {
    const setup = known(world.setups, setupId);
    if (approves) {
      save(world, setup, known(world.methods, String(setup.payment_method)));
      return undefined;
    }
    world.setups.set(setupId, {
      ...setupOf({}),
      ...setup,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
    });
    return { code: 'setup_intent_authentication_failure', decline_code: null };
  },
  pay(paymentId: string, form: CardOnForm): CardProblem | undefined {
    const payment = known(world.payments, paymentId);
    const read = readCard(form, Date.now());
    if ('wrong' in read) return read.wrong;
    const method = methodOf(read.card);
    world.cards.set(method.id, read.card);
    world.methods.set(method.id, method);
    return charge(world, payment, method, { answered: false, offSession: false });
  },
  answerPayment(paymentId: string, approves: boolean): CardProblem | undefined {
    const payment = known(world.payments, paymentId);
    const method = known(world.methods, String(payment.payment_method));
    if (approves) return charge(world, payment, method, { answered: true, offSession: false });
    const code = 'payment_intent_authentication_failure';
    return failPayment(world, payment, method, { code, decline_code: null });
  },
});

function save(world: World, setup: Stripe.SetupIntent, method: Stripe.PaymentMethod): void {
  world.methods.set(method.id, { ...method, customer: String(setup.customer) });
  world.setups.set(setup.id, {
    ...setup,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
  });
}
