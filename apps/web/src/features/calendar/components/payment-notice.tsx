import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';

/** Tells a family that owes us the consequences for its weeks, and where it pays. */
export function PaymentNotice() {
  const t = useTranslations('calendar-choosing.payment');
  return (
    <Notice
      className="week-note"
      tone="danger"
      title={t('title')}
      action={
        <span className="staff-ways">
          <Link to={PARENT_PAGES.billing.path} className="link">
            {t('link')}
          </Link>
        </span>
      }
    >
      {t('text')}
    </Notice>
  );
}
