import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { DiscountEdit } from './discount-edit.tsx';
import '@yay/ui/patterns/staff-detail.css';
import './discounts.css';

/** One promo code: what is set about it, and what came of it. */
export function DiscountPage({ page }: { page: number }) {
  const { discount: segment = '' }: { discount?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  return <OneDiscount key={segment} id={Number(segment)} page={page} />;
}

function OneDiscount({ id, page }: { id: number; page: number }) {
  const t = useTranslations('discounts.one');
  const client = useQueryClient();
  const { data: discount, isError, refetch } = useQuery(discountQuery(id));
  // What a colleague changes shows here too; what is typed and not saved stays.
  const look = () => void client.invalidateQueries({ queryKey: discountKey(id) });
  const channel = `private-record.discount.${id}` as const;
  useChannel(channel, 'record.changed', look);
  useChannel(channel, 'reconnected', look);

  if (discount) return <DiscountEdit discount={discount} page={page} />;
  return (
    <div className="record">
      {isError ? (
        <>
          <h1 className="sr">{t('failedTitle')}</h1>
          <StaffFailed title={t('failedTitle')} retry={t('retry')} onRetry={() => void refetch()}>
            {t('failedText')}
          </StaffFailed>
        </>
      ) : (
        <>
          <h1 className="sr">{t('loading')}</h1>
          <SkeletonGroup label={t('loading')} className="record-skeleton">
            <Skeleton width="13rem" height="1.75rem" />
            <div className="record-body">
              <Skeleton width="100%" height="20rem" />
              <Skeleton width="100%" height="8rem" />
            </div>
          </SkeletonGroup>
        </>
      )}
    </div>
  );
}
