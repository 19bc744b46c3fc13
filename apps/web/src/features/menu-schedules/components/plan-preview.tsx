import type { Planned } from '@yay/contract/menu-schedules/calls';
import { OUTCOMES } from '@yay/domain/menus';
import { Segmented } from '@yay/ui/segmented';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import type { Choices } from '../api/save-schedule.ts';
import { PlanCells } from './plan-cells.tsx';
import { PlanSpecials } from './plan-specials.tsx';
import '../../../lib/staff/record.css';

const EXTENDED_SHOWN = 5;

/** Shows the outcome for each day, before anything is saved. */
export function PlanPreview({
  planned,
  changed,
  taken,
  onTaken,
  nothing,
}: {
  planned: Planned;
  changed: boolean;
  taken: Choices['taken'];
  onTaken: (taken: Choices['taken']) => void;
  nothing: boolean;
}) {
  const t = useTranslations('menu-schedules.plan');
  const locale = useLocale();
  const { counts, extended } = planned;
  const day = (date: Planned['extended'][number]['until']) => formatDate(date, locale, 'dayOfYear');
  return (
    <div className="plan-preview">
      {changed && (
        <p className="callout late" role="alert">
          {t('changed')}
        </p>
      )}
      <ul className="plan-outcomes">
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <li key={outcome} className={`is-${outcome}`}>
            {t(`outcomes.${outcome}`, { count: counts[outcome] })}
          </li>
        ))}
        {planned.nothing > 0 && <li>{t('nothing', { count: planned.nothing })}</li>}
        {nothing && <li>{t('none')}</li>}
      </ul>
      <p className="hint">{t('unitNote')}</p>
      {planned.gaps.length > 0 && (
        <ul className="plan-gaps">
          {planned.gaps.map(({ side, date, month }) => (
            <li key={`${side} ${date} ${month}`}>
              {t(`gaps.${side}`, {
                day: formatDate(date, locale, 'dayAndWeekday'),
                month: formatDate(month, locale, 'month'),
              })}
            </li>
          ))}
        </ul>
      )}
      {extended.slice(0, EXTENDED_SHOWN).map((menu) => (
        <p key={menu.id} className="hint">
          {t('extended', {
            name: menu.name,
            until: day(menu.until),
            date: day(menu.until),
            before: day(menu.last_day),
          })}
        </p>
      ))}
      {extended.length > EXTENDED_SHOWN && (
        <p className="hint">{t('moreExtended', { count: extended.length - EXTENDED_SHOWN })}</p>
      )}
      <PlanSpecials specials={planned.specials} />
      {counts.taken > 0 && (
        <div className="plan-choice">
          <span>{t('taken')}</span>
          <Segmented
            label={t('taken')}
            options={(['keep', 'overwrite'] as const).map((value) => ({ value, label: t(value) }))}
            value={taken === 'overwrite' ? 'overwrite' : 'keep'}
            onChange={onTaken}
          />
        </div>
      )}
      {counts.ordered > 0 && <p className="callout late">{t('orderedNote')}</p>}
      {planned.cells.length > 0 && <PlanCells cells={planned.cells} />}
      {planned.cells_left_out > 0 && (
        <p className="hint">{t('more', { count: String(planned.cells_left_out) })}</p>
      )}
    </div>
  );
}
