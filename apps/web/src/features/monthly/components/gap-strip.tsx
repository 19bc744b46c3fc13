import { CheckCircleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import type { Gap } from '../model/months.ts';
import { DayLink } from './day-link.tsx';
import { dateShort, dayFull, dayShort, listed } from './say.ts';

const SHOWN = 12;

/** The next days on which somebody has nothing to eat yet; each leads to its sheet. */
export function GapStrip({ gaps, familyId }: { gaps: readonly Gap[]; familyId: number | null }) {
  const t = useTranslations('monthly');
  if (gaps.length === 0) {
    return (
      <p className="gaps gaps-none">
        <CheckCircleIcon />
        {t('gaps.none')}
      </p>
    );
  }
  const rest = gaps.length - SHOWN;
  return (
    <section className="gaps" aria-labelledby="gaps-title">
      <h2 id="gaps-title">
        {t('gaps.title')} <span>{t('gaps.count', { count: gaps.length })}</span>
      </h2>
      <ul>
        {gaps.slice(0, SHOWN).map(({ date, children }) => {
          const [first] = children;
          const names = listed(children.map((child) => child.first));
          return (
            <li key={date}>
              <DayLink
                date={date}
                childId={first?.id ?? 0}
                familyId={familyId}
                className="gap"
                label={t('day.chooseLabel', { child: names, day: dayFull(date) })}
              >
                <b aria-hidden="true">{dayShort(date)}</b>
                <span aria-hidden="true">{dateShort(date)}</span>
                <span className="gap-kids" aria-hidden="true">
                  {children.map((child) => (
                    <i key={child.id} className={`kid-${child.color}`}>
                      {child.first.slice(0, 1)}
                    </i>
                  ))}
                </span>
              </DayLink>
            </li>
          );
        })}
        {rest > 0 && <li className="gap-more">{t('gaps.more', { count: rest })}</li>}
      </ul>
    </section>
  );
}
