import { Skeleton } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';

const Diff = lazy(() => import('./text-diff-shown.tsx'));

/** What was added to a text and what was taken away. */
export function TextDiff(props: { before: string; after: string }) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="3rem" />}>
      <Diff {...props} />
    </Suspense>
  );
}
