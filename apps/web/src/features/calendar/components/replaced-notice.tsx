import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { ArrowsRightLeftIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';
import { replacedDays } from '../model/replaced-days.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { dayLong, mealName } from './say.ts';

/** Lunches of the week that were replaced and wait for the family, each with the way to its choice. */
export function ReplacedNotice({ index, isOwn }: { index: WeekIndex; isOwn: boolean }) {
  const t = useTranslations('calendar-choosing.replaced');
  const { week } = index;
  const days = replacedDays(week);
  if (days.length === 0) return null;
  return (
    <Notice
      className="week-note"
      tone="late"
      icon={<ArrowsRightLeftIcon />}
      title={t('title', { count: days.length })}
      action={
        <Link
          to={PARENT_PAGES.substitutions.path}
          search={isOwn ? {} : { userId: String(week.user.id) }}
          className="link"
        >
          {t('link')}
        </Link>
      }
    >
      <ul className="refused-days">
        {days.map(({ luncherId, date }) => {
          const saved = week.selections[luncherId]?.[date];
          const meal =
            saved &&
            mealName(index, {
              item_id: saved.item_id,
              option_ids: saved.option_ids,
              extra_ids: saved.extra_ids,
            });
          const child = index.lunchers.get(luncherId)?.first ?? '';
          return (
            <li key={`${luncherId}-${date}`}>
              {t('day', { child, day: dayLong(date), meal: meal ?? '' })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
