import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { useLocale, useTranslations } from 'use-intl';
import { FinalOrOpen } from '../../../parts/final-or-open.tsx';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { sayMoment } from '../model/say-week.ts';

/**
 * Shows the state of the day: open, final, served, closed or without a menu. Said aloud when it
 * changes.
 */
export function DayStanding({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day');
  const whoIn = useWhoGoes('destinations-day');
  return (
    <div role="status">
      <Standing day={day} />
      {day.closures
        .filter(({ grade }) => grade !== null)
        .map(({ name, reason, grade, children }) => (
          <p key={`${grade} ${children} ${name}`} className="school-shut">
            {t('state.closedGrade', {
              grade: whoIn(children, grade ?? ''),
              reason: t(`reasons.${reason}`),
            })}
          </p>
        ))}
    </div>
  );
}

function Standing({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day');
  const locale = useLocale();
  const closed = day.closures.find(({ grade }) => grade === null);
  if (closed) {
    return (
      <FinalOrOpen final title={t('state.closed', { reason: t(`reasons.${closed.reason}`) })}>
        {closed.name}
      </FinalOrOpen>
    );
  }
  if (!day.has_menu) {
    return (
      <FinalOrOpen final title={t('state.noMenu')}>
        {t('state.noMenuText')}
      </FinalOrOpen>
    );
  }
  if (day.final_at) {
    const when = sayMoment(day.final_at, day.destination.market.timezone, locale);
    return (
      <FinalOrOpen final={false} title={t('state.open', { when })}>
        {t('state.openText')}
      </FinalOrOpen>
    );
  }
  return (
    <FinalOrOpen final title={t(day.date < day.today ? 'state.over' : 'state.final')}>
      {t(day.date < day.today ? 'state.overText' : 'state.finalText')}
    </FinalOrOpen>
  );
}
