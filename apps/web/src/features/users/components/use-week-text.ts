import type { PlainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { nextWeek } from '../model/next-week.ts';
/** Next week in short: 'Nov 23 to Nov 27'. */
export function useWeekText(): () => string {
  const t = useTranslations('users.one.preview');
  const locale = useLocale();
  const say = (date: PlainDate) => formatDate(date, locale, 'day');
  return () => {
    const { monday, friday } = nextWeek();
    return t('range', { from: say(monday), to: say(friday) });
  };
}
