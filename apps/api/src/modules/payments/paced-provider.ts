import type { Queryable } from '../../platform/db/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';

/** Waits for the next turn that all processes together have with the provider. */
export async function waitForTurn(
  source: Queryable,
  provider: string,
  perSecond: number,
): Promise<void> {
  const [turn] = await source.query<{ ms: number }>(
    'payments.next_turn',
    `insert into provider_pace as pace (provider, next_at)
     values ($1, clock_timestamp() + make_interval(secs => 1 / $2::float8))
     on conflict (provider) do update
       set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => 1 / $2::float8)
     returning extract(epoch from
       next_at - make_interval(secs => 1 / $2::float8) - clock_timestamp())::float8 * 1000 as ms`,
    [provider, perSecond],
  );
  const ms = turn?.ms ?? 0;
  if (ms < 1) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ms);
  await promise;
}

/** Wraps a provider, so that it is asked no more often than it lets itself be. */
export function pacedProvider(
  provider: PaymentProvider,
  source: Queryable,
  perSecond: number,
): PaymentProvider {
  const paced =
    <Input extends readonly unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      await waitForTurn(source, provider.name, perSecond);
      return ask(...input);
    };
  return {
    name: provider.name,
    browser: provider.browser,
    createCustomer: paced((input) => provider.createCustomer(input)),
    createSetup: paced((input) => provider.createSetup(input)),
    getSetup: paced((id) => provider.getSetup(id)),
    listMethods: paced((customerId) => provider.listMethods(customerId)),
    getMethod: paced((customerId, methodId) => provider.getMethod(customerId, methodId)),
    setDefaultMethod: paced((customerId, methodId) =>
      provider.setDefaultMethod(customerId, methodId),
    ),
    detachMethod: paced((methodId) => provider.detachMethod(methodId)),
    createPayment: paced((input) => provider.createPayment(input)),
    getPayment: paced((id) => provider.getPayment(id)),
    findPayment: paced((reference, customerId) => provider.findPayment(reference, customerId)),
    cancelPayment: paced((id) => provider.cancelPayment(id)),
    createRefund: paced((input) => provider.createRefund(input)),
    findRefund: paced((intentId, reference) => provider.findRefund(intentId, reference)),
    getDispute: paced((id) => provider.getDispute(id)),
    listMovements: paced((input) => provider.listMovements(input)),
    readWebhook: (body, signature) => provider.readWebhook(body, signature),
  };
}
