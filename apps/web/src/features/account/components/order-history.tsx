import { useQuery } from '@tanstack/react-query';
import type { HistoryDays, HistoryOrder } from '@yay/contract/order-history/calls';
import { Button, buttonClass } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import {
  ArrowDownTrayIcon,
  CheckCircleIcon,
  ClockIcon,
  LockClosedIcon,
  NoSymbolIcon,
  ShoppingBagIcon,
} from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { Tag, type Tone } from '@yay/ui/tag';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { Rating } from '../../../parts/rating/index.ts';
import { type HistoryAsked, orderFile, orderHistoryQuery } from '../api/order-history-query.ts';
import { LoadFailed } from './load-failed.tsx';

const STATUS: Record<HistoryOrder['status'], { tone: Tone; icon: ReactNode }> = {
  placed: { tone: 'info', icon: <ClockIcon /> },
  locked: { tone: 'late', icon: <LockClosedIcon /> },
  served: { tone: 'ok', icon: <CheckCircleIcon /> },
  cancelled: { tone: 'off', icon: <NoSymbolIcon /> },
};

export type OrderHistoryProps = {
  asked: HistoryAsked;
  onPage: (page: number) => void;
  /** The way to the calendar, for who has ordered nothing. */
  calendar: ReactNode;
  onAllDays: () => void;
};

export function OrderHistory({ asked, onPage, calendar, onAllDays }: OrderHistoryProps) {
  const t = useTranslations('order-history');
  const { data, isError, isPlaceholderData, refetch } = useQuery(orderHistoryQuery(asked));
  const { when, page, from, to } = asked;

  if (!data && isError) {
    return (
      <LoadFailed title={t('failedTitle')} text={t('failed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <OrdersSkeleton />;
  if (data.total === 0 && (from || to)) {
    return (
      <EmptyState
        title={t('days.emptyTitle')}
        action={
          <Button kind="line" onClick={onAllDays}>
            {t('days.showAll')}
          </Button>
        }
      >
        {t('days.empty')}
      </EmptyState>
    );
  }
  if (data.total === 0) {
    const isPast = when === 'past';
    return (
      <EmptyState
        title={t(isPast ? 'emptyPastTitle' : 'emptyUpcomingTitle')}
        action={isPast ? undefined : calendar}
      >
        {t(isPast ? 'emptyPast' : 'emptyUpcoming')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="order-list" aria-label={t('list')} aria-busy={isPlaceholderData || undefined}>
        {data.data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pager page={page} last={data.last_page} look="words" onPage={onPage} />
    </>
  );
}

export function OrderDownload({ days }: { days: HistoryDays }) {
  const t = useTranslations('order-history');
  return (
    <a className={buttonClass({ kind: 'line', size: 'sm' })} href={orderFile(days)} download>
      <ArrowDownTrayIcon />
      {t(days.from || days.to ? 'downloadDays' : 'download')}
    </a>
  );
}

function OrderRow({ order }: { order: HistoryOrder }) {
  const t = useTranslations('order-history');
  const locale = useLocale();
  const { tone, icon } = STATUS[order.status];
  const details = [
    order.options.length > 0 && t('with', { options: order.options.join(', ') }),
    order.extras.length > 0 && t('plus', { extras: order.extras.join(', ') }),
    order.late_fee_cents > 0 && t('lateFee', { amount: formatUsd(order.late_fee_cents) }),
  ].filter((detail) => detail !== false);
  return (
    <li className={`kid-${order.luncher.color}`}>
      <time dateTime={order.date}>{formatDate(order.date, locale, 'dayAndWeekdayOfYear')}</time>
      <div>
        <b>{order.item}</b>
        <p>
          <span className="luncher-name">{order.luncher.first}</span>, {order.school}
        </p>
        {order.kind === 'grab_and_go' && (
          <Tag tone="info" icon={<ShoppingBagIcon />}>
            {t('grabAndGo')}
          </Tag>
        )}
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
      <div className="order-end">
        <span className={order.status === 'cancelled' ? 'num struck' : 'num'}>
          {formatUsd(order.total_cents)}
        </span>
        <Tag tone={tone} icon={icon}>
          {order.cancel_reason === null
            ? t(`statuses.${order.status}`)
            : `${t('statuses.cancelled')}, ${t(`reasons.${order.cancel_reason}`)}`}
        </Tag>
        {order.not_picked_up && (
          <Tag tone="late" icon={<ClockIcon />}>
            {t('notPickedUp')}
          </Tag>
        )}
        {order.status === 'served' && !order.not_picked_up && (
          <Rating
            luncherId={order.luncher.id}
            itemId={order.item_id}
            child={order.luncher.first}
            meal={order.item}
          />
        )}
      </div>
    </li>
  );
}

function OrdersSkeleton() {
  const t = useTranslations('order-history');
  return (
    <SkeletonGroup label={t('loading')} className="order-list">
      {['1', '2', '3'].map((row) => (
        <Skeleton key={row} height="5.5rem" />
      ))}
    </SkeletonGroup>
  );
}
