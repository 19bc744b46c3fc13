import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The day's page before its numbers, in the places that they will take. */
export function KitchenSkeleton() {
  const t = useTranslations('vendors.portal.day');
  return (
    <SkeletonGroup label={t('loading')} className="kitchen-skeleton">
      <Skeleton height="3rem" />
      <div className="totals">
        {ROWS.slice(0, 4).map((row) => (
          <Skeleton key={row} width="7rem" height="2rem" />
        ))}
      </div>
      {[ROWS.slice(0, 3), ROWS].map((rows) => (
        <div key={rows.length} className="skeleton-table">
          <Skeleton width="11rem" height="1.25rem" />
          {rows.map((row) => (
            <div key={row} className="skeleton-row">
              <Skeleton width="40%" height="0.75rem" />
              <Skeleton width="2.5rem" height="0.75rem" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
