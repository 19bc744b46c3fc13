import { Suspense } from 'react';
import type { CardAsk } from '../state/use-card-ask.ts';
import { lazily } from './lazily.ts';

/** Comes once it is known that there is no card. */
const CardLine = lazily(() => import('./card-line.tsx'));

/** Its place is there from the first paint, so that nothing jumps; what shows first comes before it. */
export function MissingCard({ card, quiet }: { card: CardAsk; quiet: boolean }) {
  if (!card.isMissing) return null;
  const place = <div className="card-line" />;
  return quiet ? (
    <Suspense fallback={place}>
      <CardLine card={card} />
    </Suspense>
  ) : (
    place
  );
}
