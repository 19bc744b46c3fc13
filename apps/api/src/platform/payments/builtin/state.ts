import type { Entry } from './journal.ts';
import type {
  Customer,
  KeptAnswer,
  PaymentIntent,
  SetupIntent,
  Stored,
  StoredDispute,
  StoredEvent,
  StoredMethod,
  StoredMovement,
  StoredRefund,
} from './objects.ts';

/** The state that the log describes, as of its last entry. */
export interface State {
  readonly customers: Map<string, Customer>;
  readonly methods: Map<string, StoredMethod>;
  readonly setups: Map<string, SetupIntent>;
  readonly payments: Map<string, PaymentIntent>;
  readonly refunds: Map<string, StoredRefund>;
  readonly disputes: Map<string, StoredDispute>;
  /** Movements of money in the order of their entries, oldest first. */
  readonly movements: StoredMovement[];
  readonly answers: Map<string, KeptAnswer>;
  /** Events that no receiver has accepted yet, oldest first. */
  readonly untold: Map<string, StoredEvent>;
  webhookUrls: readonly string[];

  readonly methodsOf: Map<string, Set<string>>;
  readonly paymentsBy: Map<string, Set<string>>;
  readonly refundsOf: Map<string, Set<string>>;
}

export function emptyState(): State {
  return {
    customers: new Map(),
    methods: new Map(),
    setups: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    movements: [],
    answers: new Map(),
    untold: new Map(),
    webhookUrls: [],
    methodsOf: new Map(),
    paymentsBy: new Map(),
    refundsOf: new Map(),
  };
}

export function apply(state: State, entry: Entry): void {
  for (const stored of entry.put) put(state, stored);
}

function put(state: State, stored: Stored): void {
  switch (stored.object) {
    case 'customer':
      state.customers.set(stored.id, stored);
      return;
    case 'payment_method': {
      const before = state.methods.get(stored.id)?.customer;
      if (before) state.methodsOf.get(before)?.delete(stored.id);
      if (stored.customer) indexed(state.methodsOf, stored.customer).add(stored.id);
      state.methods.set(stored.id, stored);
      return;
    }
    case 'setup_intent':
      state.setups.set(stored.id, stored);
      return;
    case 'payment_intent':
      indexed(state.paymentsBy, stored.reference).add(stored.id);
      state.payments.set(stored.id, stored);
      return;
    case 'refund':
      indexed(state.refundsOf, stored.payment_intent).add(stored.id);
      state.refunds.set(stored.id, stored);
      return;
    case 'dispute':
      state.disputes.set(stored.id, stored);
      return;
    case 'balance_transaction':
      state.movements.push(stored);
      return;
    case 'event':
      if (stored.done) state.untold.delete(stored.id);
      else state.untold.set(stored.id, stored);
      return;
    case 'idempotency_key':
      state.answers.set(stored.id, stored);
      return;
    case 'webhook_endpoint':
      state.webhookUrls = stored.urls;
  }
}

function indexed(index: Map<string, Set<string>>, key: string): Set<string> {
  const existingIds = index.get(key);
  if (existingIds) return existingIds;
  const ids = new Set<string>();
  index.set(key, ids);
  return ids;
}

/** Returns the objects of an index, oldest first. */
export function objectsOf<T>(ids: Set<string> | undefined, objects: Map<string, T>): T[] {
  return [...(ids ?? [])].flatMap((id) => objects.get(id) ?? []);
}
