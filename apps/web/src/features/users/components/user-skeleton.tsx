import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import '../../../parts/record-tabs.css';

const BARS = ['first', 'last', 'email', 'phone', 'roles', 'school'];

/** The person's page before she is there. */
export function UserSkeleton() {
  const t = useTranslations('users.one');
  return (
    <SkeletonGroup label={t('loading')} className="record-skeleton">
      <div className="record-head">
        <div>
          <Skeleton width="5rem" height=".75rem" />
          <Skeleton width="13rem" height="1.75rem" />
          <Skeleton width="20rem" height=".75rem" />
        </div>
      </div>
      <div className="record-tabs" />
      <div className="record-body">
        <div className="record-fields">
          {BARS.map((bar) => (
            <Skeleton key={bar} width="100%" height="3.25rem" />
          ))}
        </div>
        <div className="record-side">
          <Skeleton width="60%" height="1rem" />
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

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
