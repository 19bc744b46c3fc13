import type { BlackoutPreview } from '@yay/contract/blackouts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { daysText } from '../../../parts/days-text.ts';
import type { BlackoutValues } from '../model/blackout-values.ts';

/** Shows the effect in numbers, with the button that confirms it. */
export function ConfirmClosing({
  open,
  busy,
  values,
  preview,
  onClose,
  onConfirm,
}: {
  open: boolean;
  busy: boolean;
  values: BlackoutValues;
  preview: BlackoutPreview | undefined;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations('blackouts.create');
  const counting = useTranslations('blackouts.preview');
  const format = useFormatter();
  const locale = useLocale();
  const { dates } = values;
  const days = dates ? daysText(dates.from as PlainDate, dates.to as PlainDate, locale) : '';
  return (
    <ConfirmDialog
      open={open}
      danger
      loading={busy || preview === undefined}
      loadingLabel={busy ? t('saving') : counting('loading')}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('confirmTitle', { days })}
      confirmLabel={t('confirm', { days, orders: preview?.affected.orders ?? 0 })}
      closeLabel={t('keep')}
    >
      {preview && (
        <>
          <p>
            {t('confirmText', {
              orders: preview.affected.orders,
              families: preview.affected.families,
            })}
          </p>
          <dl className="facts sums">
            <dt>{t('confirmSchools')}</dt>
            <dd>{format.number(preview.schools)}</dd>
            <dt>{t('confirmPrice')}</dt>
            <dd>{formatUsd(preview.affected.total_cents)}</dd>
            <dt>{t('confirmMoney')}</dt>
            <dd>{formatUsd(preview.affected.paid_cents)}</dd>
            <dt>{t('confirmMails')}</dt>
            <dd>{format.number(preview.affected.mails)}</dd>
            {preview.affected.locked.orders > 0 && (
              <>
                <dt>{t('confirmLocked')}</dt>
                <dd>{format.number(preview.affected.locked.orders)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </ConfirmDialog>
  );
}
