import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { KeptLunches } from './kept-lunches.tsx';
import type { AtRisk } from './use-at-risk.ts';
import './at-risk.css';

const FIRST_DAYS = 8;

/** Shows the lunches that a change would make unsafe, in numbers, before it is saved. */
export function AtRiskDialog({
  risk,
  busy,
  onConfirm,
}: {
  risk: AtRisk;
  busy: boolean;
  onConfirm: () => Promise<void>;
}) {
  const t = useTranslations('items.risk');
  const { question } = risk;
  if (question === null) return null;
  return (
    <ConfirmDialog
      open
      danger
      onClose={risk.close}
      onConfirm={() => void onConfirm()}
      title={t('title')}
      confirmLabel={question.orders > 0 ? t('confirm') : t('confirmKept')}
      closeLabel={t('close')}
      loading={busy}
      loadingLabel={t('saving')}
    >
      <div className="at-risk">
        <p>{t('intro', { orders: question.orders, families: question.families })}</p>
        <Days days={question.days} />
        {question.locked.orders > 0 && <KeptLunches orders={question} />}
      </div>
    </ConfirmDialog>
  );
}

function Days({ days }: Pick<OrdersAtRisk, 'days'>) {
  const t = useTranslations('items.risk');
  const locale = useLocale();
  return (
    <ul className="at-risk-days" aria-label={t('days')}>
      {days.slice(0, FIRST_DAYS).map(({ date, orders, locked_orders: kept }) => (
        <li key={date}>
          <span>{formatDate(date, locale, 'dayAndWeekday')}</span>
          <span className="num">
            {[
              ...(orders > 0 ? [t('day', { orders })] : []),
              ...(kept > 0 ? [t('dayKept', { orders: kept })] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
      {days.length > FIRST_DAYS && (
        <li className="dim">{t('moreDays', { count: days.length - FIRST_DAYS })}</li>
      )}
    </ul>
  );
}
