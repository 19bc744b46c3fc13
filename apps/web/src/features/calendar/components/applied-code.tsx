import { IconButton } from '@yay/ui/icon-button';
import { TicketIcon, XMarkIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import { usd } from './say.ts';

type AppliedCodeProps = {
  code: string;
  /** The discount on the week, in cents. */
  off: number;
  /** Null where it can't be taken off any more. */
  onRemove: (() => void) | null;
};

/** Shows the code of the week and its reduction. */
export default function AppliedCode({ code, off, onRemove }: AppliedCodeProps) {
  const t = useTranslations('calendar-choosing.promo');
  return (
    <div className="promo">
      <TicketIcon />
      <span>{t.rich('appliedRich', { code: () => <b>{code}</b> })}</span>
      <span className="num">{usd(-off)}</span>
      {onRemove && (
        <IconButton label={t('remove', { code })} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      )}
    </div>
  );
}
