import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { choicesQuery } from '../api/item-query.ts';
import '../../../lib/staff/record.css';

/** What belongs to the vendor of the address; where there is none, there is no page. */
export function VendorOfPage({
  children,
}: {
  children: (vendor: { readonly id: number; readonly name: string }) => ReactNode;
}) {
  const t = useTranslations('items.vendor');
  const { vendor: segment = '' }: { vendor?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const { data, isError, refetch } = useQuery(choicesQuery);
  if (data) {
    const vendor = data.vendors.find(({ id }) => String(id) === segment);
    if (!vendor) throw new HttpError(404, 'not_found');
    return children(vendor);
  }
  return (
    <div className="record">
      <h1 className="sr">{isError ? t('failedTitle') : t('loading')}</h1>
      {isError ? (
        <StaffFailed title={t('failedTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {t('failedText')}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height="20rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
