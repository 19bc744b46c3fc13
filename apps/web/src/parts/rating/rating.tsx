import { type ComponentType, lazy, Suspense } from 'react';
import { firstData } from '../../lib/first-data.ts';
import { loadWords } from '../../lib/words/index.ts';
import type { RatingProps } from './rating-buttons.tsx';

const Nothing = () => null;
const Buttons = lazy<ComponentType<RatingProps>>(() =>
  Promise.all([import('./rating-buttons.tsx'), loadWords(['ratings'])]).then(
    ([buttons]) => buttons,
    // A week goes on without them.
    () => ({ default: Nothing }),
  ),
);

/** The size of two buttons and their gap: a neighbor wraps as it will. */
const PLACE = { minHeight: '2.75rem', minWidth: 'calc(5.5rem + var(--s1))' };

/** Like and dislike of a lunch that was served, while the feature is on. */
export function Rating(props: RatingProps) {
  if (!firstData().features.some(({ name, value }) => name === 'ratings' && value)) return null;
  return (
    <Suspense fallback={<span style={PLACE} />}>
      <Buttons {...props} />
    </Suspense>
  );
}
