import { lazy } from 'react';
import BuiltinCard from './builtin-card.tsx';
import type { CardFormProps } from './types.ts';

// Stripe's part comes only where Stripe takes the cards.
const StripeCard = lazy(() => import('./stripe-card.tsx'));

export default function LoadedCardForm({ provider, ...rest }: CardFormProps) {
  return provider.publishable_key !== null ? (
    <StripeCard publishableKey={provider.publishable_key} {...rest} />
  ) : (
    <BuiltinCard {...rest} />
  );
}
