import { useQuery } from '@tanstack/react-query';
import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { giftOfferQuery } from '../api/gift-offer-query.ts';
import './gifts.css';

/** Opens once it is known what is sold. */
export function GiftShop({ children }: { children: (offer: GiftOfferOut) => ReactNode }) {
  const t = useTranslations('gifts');
  const { data: offer, isError, refetch } = useQuery(giftOfferQuery);
  if (offer) return children(offer);
  return (
    <div className="boxed gift">
      <header className="gift-head">
        <h1>{t('form.shop')}</h1>
      </header>
      {isError ? (
        <LoadFailed
          title={t('form.failedTitle')}
          text={t('form.failed')}
          retry={t('sets.retry')}
          retrySoon={(seconds) => t('form.retrySoon', { seconds })}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('form.loading')} className="gift-grid">
          <Skeleton height="28rem" />
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
