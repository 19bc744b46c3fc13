import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl/react';
import './week.css';
import './child-row.css';
import './day-cell.css';
import './order-summary.css';

const CHILDREN = [0, 1];
const DAYS = [0, 1, 2, 3, 4];

/** The week while it loads, in its final layout: nothing jumps when it arrives. */
export default function WeekSkeleton() {
  const t = useTranslations('calendar.page');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="week-page">
        <div className="bar">
          <Skeleton width="18rem" height="2.25rem" />
          <Skeleton className="when-sk" width="22rem" height="3.25rem" />
        </div>
        <div className="grid">
          <div className="days">
            {DAYS.map((day) => (
              <Skeleton key={day} width="5rem" height="1.125rem" />
            ))}
          </div>
          {CHILDREN.map((child) => (
            <div key={child} className={child === 0 ? 'child is-current' : 'child'}>
              <div className="child-head child-sk">
                <Skeleton round width="2.5rem" height="2.5rem" />
                <Skeleton width="9rem" height="1.25rem" />
              </div>
              <div className="cells">
                {DAYS.map((day) => (
                  <div key={day} className="cell">
                    <Skeleton round width="3.75rem" height="3.75rem" />
                    <div className="side">
                      <Skeleton width="4rem" height="1rem" />
                    </div>
                    <div className="body body-sk">
                      <Skeleton width="80%" height="1rem" />
                      <Skeleton width="55%" height="0.875rem" />
                    </div>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="sum">
          <Skeleton width="11rem" height="1.25rem" />
          <div className="rows sum-sk">
            {CHILDREN.map((child) => (
              <Skeleton key={child} height="2.5rem" />
            ))}
            <Skeleton height="3rem" />
            <Skeleton height="2.75rem" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
