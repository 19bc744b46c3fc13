import { IconButton } from '@yay/ui/icon-button';
import { TicketIcon, XMarkIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import type { PromoCodeProps } from './promo-code.tsx';
import { usd } from './say.ts';

type AppliedCodeProps = Pick<PromoCodeProps, 'onRemove'> & {
  code: string;
  /** What it takes off the week, in cents. */
  off: number;
};

/** The code of the week and what it saves. */
export default function AppliedCode({ code, off, onRemove }: AppliedCodeProps) {
  const t = useTranslations('calendar-choosing.promo');
  return (
    <div className="promo">
      <TicketIcon />
      <span>{t.rich('appliedRich', { code: () => <b>{code}</b> })}</span>
      <span className="num">−{usd(off)}</span>
      {onRemove && (
        <IconButton label={t('remove', { code })} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      )}
    </div>
  );
}
