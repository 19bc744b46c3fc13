import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ListHead } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { EXTRA_TYPES_KEY, extraTypesQuery } from '../../../parts/extra-types.ts';
import { VendorTabs } from '../../../parts/place-tabs.tsx';
import { AddExtraType } from './add-extra-type.tsx';
import { ExtraTypesTable } from './extra-types-table.tsx';
import '../../../lib/staff/record.css';
import './extra-types.css';

/** The kinds of extras; seen from a vendor, with how many of its own are of each. */
export function ExtraTypesPage({
  vendor = null,
}: {
  vendor?: { readonly id: number; readonly name: string } | null;
}) {
  const t = useTranslations('extra-types');
  const format = useFormatter();
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(extraTypesQuery(vendor?.id ?? null));
  const look = () => client.invalidateQueries({ queryKey: EXTRA_TYPES_KEY });
  useChannel('private-list.extra_types', {
    'list.changed': () => void look(),
    missed: () => void look(),
  });
  useEffect(() => {
    if (isError) showAlert('loadingExtrasFailed');
  }, [isError]);
  return (
    <div className="list record extra-types">
      <ListHead
        title={vendor ? t('vendorTitle', { vendor: vendor.name }) : t('title')}
        count={data && format.number(data.length)}
      >
        {vendor && (
          <Link to={PAGES.adminExtraTypes.path} className="staff-btn">
            {t('all')}
          </Link>
        )}
      </ListHead>
      <p className="lead">{vendor ? t('vendorNote') : t('note')}</p>
      {vendor && <VendorTabs id={vendor.id} here="extraTypes" />}
      {data ? (
        <>
          <ExtraTypesTable types={data} editable={vendor === null} onChanged={look} />
          {!vendor && <AddExtraType onAdded={() => void look()} />}
        </>
      ) : isError ? (
        <StaffFailed
          error={error}
          title={t('failedTitle')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height="12rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
