import type { SchoolWeek } from '@yay/contract/destinations/calls';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { useGradeName } from '../../../parts/grade-name.ts';

const sum = (units: readonly number[]): number => units.reduce((total, one) => total + one, 0);

/** Grades down, days across. */
export function GradeTable({ week }: { week: SchoolWeek }) {
  const t = useTranslations('destinations.portal.grades');
  const gradeIn = useGradeName();
  const locale = useLocale();
  const totals = week.days.map(({ lunches }) => lunches);
  return (
    <div className="school-part">
      <h2 id="school-grades">{t('title')}</h2>
      {sum(totals) === 0 && <p className="mid">{t('none')}</p>}
      <ScrollRegion className="sideways" labelledBy="school-grades">
        <table className="grid school-grades">
          <thead>
            <tr>
              <th scope="col">{t('grade')}</th>
              {week.days.map(({ date }) => (
                <th key={date} scope="col" className="num">
                  {formatDate(date, locale, 'shortWeekday')} {Number(date.slice(8))}
                </th>
              ))}
              <th scope="col" className="num">
                {t('week')}
              </th>
            </tr>
          </thead>
          <tbody>
            {week.grades.map((grade) => (
              <tr key={grade.grade_id}>
                <th scope="row">{gradeIn(grade.label)}</th>
                {grade.lunches.map((units, day) => (
                  <Units key={week.days[day]?.date} units={units} />
                ))}
                <Units units={sum(grade.lunches)} strong />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              {week.days.map(({ date, lunches }) => (
                <Units key={date} units={lunches} />
              ))}
              <Units units={sum(totals)} strong />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Units({ units, strong = false }: { units: number; strong?: boolean }) {
  const locale = useLocale();
  const look = `num${units === 0 ? ' zero' : ''}${strong ? ' strong' : ''}`;
  return <td className={look}>{units.toLocaleString(locale)}</td>;
}
