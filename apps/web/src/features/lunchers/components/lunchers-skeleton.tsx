import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import './luncher-list.css';
import './lunchers.css';

const ROWS = ['45%', '38%', '50%'];

/** The list and the form as they will stand, so that nothing jumps. */
export function LunchersSkeleton() {
  const t = useTranslations('lunchers');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="acc-grid">
        <div className="lunchers">
          {ROWS.map((width) => (
            <div className="luncher" key={width}>
              <Skeleton round width="3.5rem" height="3.5rem" />
              <div>
                <Skeleton width={width} height="1.1875rem" />
                <Skeleton className="below" width="85%" height="0.875rem" />
                <Skeleton className="below" width="60%" height="0.8125rem" />
              </div>
            </div>
          ))}
        </div>
        <div className="form">
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="16rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
