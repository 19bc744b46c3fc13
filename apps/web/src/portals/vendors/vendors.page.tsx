import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { slugify } from '@yay/domain/text';
import { Button } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon, BuildingStorefrontIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { vendorsQuery } from '../../features/vendors/index.ts';
import './vendors.css';

export default function VendorsPage() {
  const t = useTranslations('account.vendors');
  const { data, isPending, isError, refetch } = useQuery(vendorsQuery);
  return (
    <div className="boxed">
      <h1 className="vendors-title">{t('title')}</h1>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="vendor-list">
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
        </SkeletonGroup>
      )}
      {isError && (
        <ErrorState
          title={t('failedTitle')}
          action={
            <Button kind="line" icon={<ArrowPathIcon />} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </ErrorState>
      )}
      {data?.data.length === 0 && <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>}
      {data && data.data.length > 0 && (
        <ul className="vendor-list">
          {data.data.map((vendor) => (
            <li key={vendor.id}>
              <Link
                className="vendor-link"
                to={PAGES.vendorHome.path}
                params={{ vendor: `${slugify(vendor.display_name)}-${vendor.id}` }}
              >
                <BuildingStorefrontIcon />
                <span>
                  <b>{vendor.display_name}</b>
                  <small>{vendor.branch_name}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
