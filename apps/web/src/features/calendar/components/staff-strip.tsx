import type { LunchCalendar } from '@yay/contract/calendar';
import { UsersIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';

/** Whose week this is, when somebody of the team orders for a family. */
export function StaffStrip({ week, onOwn }: { week: LunchCalendar; onOwn: () => void }) {
  const t = useTranslations('choosing.staff');
  return (
    <Notice
      className="week-note"
      tone="info"
      icon={<UsersIcon />}
      title={t('title', { name: week.user.full_name })}
      action={
        <button type="button" className="link" onClick={onOwn}>
          {t('back')}
        </button>
      }
    >
      {week.window === 'staff' ? t('text') : t('textPlain')}
    </Notice>
  );
}
