import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';

const BARS = ['first', 'last', 'email', 'phone', 'roles', 'school'];

/** Rows of a tab's list before they are there. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="record-rows-skeleton">
      {BARS.map((bar) => (
        <div key={bar} className="skeleton-row">
          <Skeleton width="30%" height=".75rem" />
          <Skeleton width="20%" height=".75rem" />
          <Skeleton width="10%" height=".75rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
