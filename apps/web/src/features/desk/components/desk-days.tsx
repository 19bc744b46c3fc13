import { Link } from '@tanstack/react-router';
import type { DeskDay } from '@yay/contract/desk/calls';
import { PAGES } from '@yay/contract/pages';
import { Skeleton } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { mayOpen } from '../../../lib/may-open.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useMe } from '../../../lib/session.ts';

/** The next school days of each market: until when families order, and when the kitchen's count is final. */
export function DeskDays({ days }: { days: readonly DeskDay[] | undefined }) {
  const t = useTranslations('desk.lunches');
  const format = useFormatter();
  const locale = useLocale();
  const dayOf = ({ date }: DeskDay) => formatDate(date, locale, 'dayAndWeekday');
  const moment = (at: string, { timezone }: DeskDay) => formatMoment(at, timezone, locale);
  if (days?.length === 0) return null;
  return (
    <section aria-labelledby="desk-days">
      <h2 id="desk-days">{t('days')}</h2>
      {days === undefined ? (
        <Skeleton height="11rem" />
      ) : (
        <RecordTable
          caption={t('days')}
          rows={days}
          keyOf={({ market, date }) => `${market.id} ${date}`}
          columns={[
            { id: 'day', title: t('day'), cell: dayOf },
            { id: 'market', title: t('market'), cell: ({ market }) => market.name },
            {
              id: 'meals',
              title: t('meals'),
              align: 'num',
              labeled: true,
              cell: (day) => (
                <Link
                  to={PAGES.mealCounts.path}
                  search={{ date: `${day.date}..${day.date}`, market: String(day.market.id) }}
                  className="row-link"
                  aria-label={t('mealsOf', {
                    count: day.meals,
                    market: day.market.name,
                    day: dayOf(day),
                  })}
                >
                  {format.number(day.meals)}
                </Link>
              ),
            },
            {
              id: 'closes',
              title: t('closes'),
              align: 'apart',
              look: ({ closes_at: at }) => at === null && 'dim',
              labeled: true,
              cell: (day) => {
                const closes = day.closes_at === null ? t('closed') : moment(day.closes_at, day);
                return (
                  <HoursLink
                    label={t('closesOf', { closes, market: day.market.name, day: dayOf(day) })}
                  >
                    {closes}
                  </HoursLink>
                );
              },
            },
            {
              id: 'locks',
              title: t('locks'),
              labeled: true,
              cell: (day) => {
                const locks = day.is_locked ? t('locked') : moment(day.locks_at, day);
                return (
                  <Link
                    to={PAGES.adminMeals.path}
                    search={{
                      date: `${day.date}..${day.date}`,
                      market: String(day.market.id),
                      status: day.is_locked ? 'locked,served' : 'placed',
                    }}
                    className="row-link"
                    aria-label={t('locksOf', { locks, market: day.market.name, day: dayOf(day) })}
                  >
                    {day.is_locked ? <span className="st ok">{locks}</span> : locks}
                  </Link>
                );
              },
            },
          ]}
        />
      )}
    </section>
  );
}

/** Leads to the hours that a cut-off follows, for those who may see them. */
function HoursLink({ label, children }: { label: string; children: ReactNode }) {
  const me = useMe();
  if (!mayOpen(me, 'adminSettings')) return children;
  return (
    <Link to={PAGES.adminSettings.path} hash="option-times" className="row-link" aria-label={label}>
      {children}
    </Link>
  );
}
