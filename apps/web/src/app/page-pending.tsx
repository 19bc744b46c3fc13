import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';

/** While a page's own files are on their way. */
export function PagePending() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="boxed">
      <Skeleton width="14rem" height="2rem" />
    </SkeletonGroup>
  );
}
