import type { Planned } from '@yay/contract/menu-schedules/calls';
import { classNames } from '@yay/ui/class-names';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

/** Every day that the plan reaches, with its menu now and its outcome. */
export function PlanCells({ cells }: { cells: Planned['cells'] }) {
  const t = useTranslations('menu-schedules.plan');
  const locale = useLocale();
  return (
    <ScrollRegion className="plan-cells" label={t('list')}>
      <table className="grid stacked">
        <caption className="sr">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('school')}</th>
            <th scope="col">{t('group')}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className="num">
              {t('meals')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={`${cell.date} ${cell.destination.id} ${cell.group}`}>
              <th scope="row">{formatDate(cell.date, locale, 'dayAndWeekday')}</th>
              <td data-label={t('school')}>{cell.destination.name}</td>
              <td data-label={t('group')}>{cell.group}</td>
              <td data-label={t('now')}>{cell.closure?.name ?? cell.now?.name ?? ''}</td>
              <td
                data-label={t('what')}
                className={classNames(['taken', 'ordered'].includes(cell.outcome) && 'plan-warn')}
              >
                {t(`short.${cell.outcome}`)}
              </td>
              <td data-label={t('meals')} className="num">
                {cell.losing > 0
                  ? t('losing', { losing: String(cell.losing), meals: String(cell.meals) })
                  : cell.meals}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
