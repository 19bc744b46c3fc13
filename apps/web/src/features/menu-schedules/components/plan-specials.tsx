import type { Planned } from '@yay/contract/menu-schedules/calls';
import { SPECIAL_OUTCOMES } from '@yay/domain/menus';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

const STAYING: ReadonlySet<string> = new Set(['full', 'unavailable', 'day_stays']);

/** Lists the daily specials that come along with a copy, and those that do not. */
export function PlanSpecials({ specials }: { specials: Planned['specials'] }) {
  const t = useTranslations('menu-schedules.plan');
  const locale = useLocale();
  const { counts, left } = specials;
  const shown = SPECIAL_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  // Specials that wait for the choice about taken days are told by their number alone.
  const staying = left.filter(({ outcome }) => STAYING.has(outcome));
  const hidden = shown.reduce(
    (sum, outcome) => (STAYING.has(outcome) ? sum + counts[outcome] : sum),
    -staying.length,
  );
  if (shown.length === 0) return null;
  return (
    <section className="plan-specials" aria-labelledby="plan-specials-title">
      <h3 id="plan-specials-title">{t('specials.title')}</h3>
      <ul className="plan-outcomes">
        {shown.map((outcome) => (
          <li key={outcome} className={`is-special-${outcome}`}>
            {t(`specials.outcomes.${outcome}`, { count: counts[outcome] })}
          </li>
        ))}
      </ul>
      {staying.length > 0 && (
        <ScrollRegion className="plan-left" label={t('specials.list')}>
          <ul>
            {staying.map((one) => (
              <li key={`${one.date} ${one.destination.id} ${one.item.id}`}>
                <b>{one.item.name}</b>{' '}
                {t('specials.left', {
                  date: formatDate(one.date, locale, 'dayAndWeekday'),
                  school: one.destination.name,
                  why: t(`specials.short.${one.outcome}`),
                })}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
      {hidden > 0 && <p className="hint">{t('more', { count: String(hidden) })}</p>}
    </section>
  );
}
