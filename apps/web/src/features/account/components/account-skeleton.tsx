import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';

/** The sections as they will stand, so that nothing jumps. */
export function AccountSkeleton() {
  const t = useTranslations('account');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="account-sections">
        <div className="form">
          <Skeleton width="35%" height="1.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton width="7rem" height="2.75rem" />
        </div>
        <div className="form">
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
