import type { ErrorCode } from '@yay/contract/codes';
import { type Refusal, type RefusalStatus, refuse } from '../../platform/http/index.ts';
import { ProviderRefused, ProviderUnavailable } from '../../platform/payments/provider.ts';

const SHORT_MS = 6_000;

/** Asks the provider for somebody who waits: in time, or it counts as not answered. */
export async function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ProviderUnavailable('the provider took too long')),
    SHORT_MS,
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Turns a provider's silence or refusal into the refusal that a person is told. */
export async function orRefuse<Answer>(
  ask: () => Promise<Answer>,
  otherwise: readonly [RefusalStatus, ErrorCode] = [503, 'unavailable'],
): Promise<Answer | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable) return refuse(503, 'unavailable');
    if (error instanceof ProviderRefused) return refuse(...otherwise);
    throw error;
  }
}
