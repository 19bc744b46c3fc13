import { Skeleton } from '@yay/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { VersionDiffProps } from './version-diff-shown.tsx';

const Shown = lazy(() => import('./version-diff-shown.tsx'));

/** Everything in which two versions of a page differ. */
export function VersionDiff(props: VersionDiffProps) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
      <Shown {...props} />
    </Suspense>
  );
}
