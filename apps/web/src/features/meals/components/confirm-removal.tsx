import type { Affected } from '@yay/contract/mass-cancellation/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';

/** Shows the effect in numbers, with the button that confirms it. */
export function ConfirmRemoval({
  open,
  busy,
  days,
  affected,
  onClose,
  onConfirm,
}: {
  open: boolean;
  busy: boolean;
  days: string;
  affected: Affected | undefined;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations('meals.remove');
  const counting = useTranslations('meals.preview');
  const format = useFormatter();
  return (
    <ConfirmDialog
      open={open}
      danger
      loading={busy || affected === undefined}
      loadingLabel={busy ? t('saving') : counting('loading')}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('confirmTitle', { days })}
      confirmLabel={t('confirm')}
      closeLabel={t('keep')}
    >
      {affected && (
        <>
          <p>{t('confirmText', { orders: affected.orders, families: affected.families })}</p>
          <dl className="facts sums">
            <dt>{t('confirmPrice')}</dt>
            <dd>{formatUsd(affected.total_cents)}</dd>
            <dt>{t('confirmPaid')}</dt>
            <dd>{formatUsd(affected.paid_cents)}</dd>
            <dt>{t('confirmMails')}</dt>
            <dd>{format.number(affected.mails)}</dd>
            {affected.locked.orders > 0 && (
              <>
                <dt>{t('confirmLocked')}</dt>
                <dd>{format.number(affected.locked.orders)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </ConfirmDialog>
  );
}
