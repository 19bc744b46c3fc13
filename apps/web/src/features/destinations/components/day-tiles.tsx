import type { SchoolWeek } from '@yay/contract/destinations/calls';
import { useLocale, useTranslations } from 'use-intl/react';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { sayDay, sayMoment } from '../model/say-week.ts';

type Day = SchoolWeek['days'][number];

/** The five days: how many eat, and what stands in the way. */
export function DayTiles({ week }: { week: SchoolWeek }) {
  const t = useTranslations('destinations.portal.days');
  const locale = useLocale();
  return (
    <section className="school-part" aria-labelledby="school-days">
      <h2 id="school-days">{t('title')}</h2>
      <ol className="school-days">
        {week.days.map((day) => (
          <li key={day.date} data-today={day.date === week.today || undefined}>
            <h3>
              {sayDay(day.date, locale)}
              {day.date === week.today && <span className="school-today">{t('today')}</span>}
            </h3>
            <p className="school-count">
              <b>{day.lunches.toLocaleString(locale)}</b>{' '}
              <span>{t('lunches', { count: day.lunches })}</span>
            </p>
            {day.closures.map((closure) => (
              <p key={`${closure.reason} ${closure.grade} ${closure.name}`} className="school-shut">
                <Closure closure={closure} />
              </p>
            ))}
            <DayState day={day} zone={week.destination.market.timezone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayState({ day, zone }: { day: Day; zone: string }) {
  const t = useTranslations('destinations.portal.days');
  const locale = useLocale();
  if (day.closures.some(({ grade }) => grade === null)) return null;
  if (!day.has_menu) return <p className="mid">{t('noMenu')}</p>;
  if (day.order_until) {
    return <p className="mid">{t('until', { when: sayMoment(day.order_until, zone, locale) })}</p>;
  }
  return <p className="mid">{day.final ? t('final') : t('closedToOrders')}</p>;
}

function Closure({ closure }: { closure: Day['closures'][number] }) {
  const t = useTranslations('destinations.portal');
  const whoIn = useWhoGoes('destinations-portal');
  const label = t(`reasons.${closure.reason}`);
  const { name, grade, children } = closure;
  const reason = name && name !== label ? t('days.named', { reason: label, name }) : label;
  return grade === null
    ? t('days.closed', { reason })
    : t('days.closedGrade', { grade: whoIn(children, grade), reason });
}
