import type { ReactNode } from 'react';
import { readStanding } from './builtin-calls.ts';
import type { CardProvider, CardResult, IntentKind } from './types.ts';
import { useBuiltinBank } from './use-builtin-bank.tsx';

/**
 * Has the question of a saved card's bank answered and tells how it ended. `question` has to be
 * rendered somewhere on the page.
 */
export function useBank(provider: CardProvider): {
  readonly answer: (clientSecret: string, kind?: IntentKind) => Promise<CardResult>;
  readonly question: ReactNode;
} {
  const builtin = useBuiltinBank();

  async function answer(clientSecret: string, kind: IntentKind = 'payment'): Promise<CardResult> {
    if (provider.publishable_key === null) {
      return builtin.settle(kind, clientSecret, await readStanding(kind, clientSecret));
    }
    try {
      const [{ stripeOf }, { resultOf }] = await Promise.all([
        import('./stripe-script.ts'),
        import('./stripe-results.ts'),
      ]);
      const stripe = await stripeOf(provider.publishable_key);
      if (stripe) return resultOf(kind, await stripe.handleNextAction({ clientSecret }));
    } catch {
      // Stripe's script is out of reach; the payment stays where it is and can be taken up again.
    }
    return { status: 'refused', why: 'unreachable' };
  }

  return { answer, question: builtin.question };
}
