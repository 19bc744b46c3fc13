import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { OFFICE } from '../../../lib/office-time.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysAheadQuery } from '../api/school.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Four weeks of a school: what each group of grades is served, or why it is not. */
export function SchoolDays({ schoolId }: { schoolId: number }) {
  const t = useTranslations('blackouts.school');
  const reasons = useTranslations('blackouts.reasons');
  const locale = useLocale();
  const query = useQuery(daysAheadQuery(schoolId, dateInZone(serverNowMs(), OFFICE)));
  return (
    <section className="school-days" aria-labelledby="school-days">
      <h2 id="school-days">{t('daysAhead')}</h2>
      <StaffPart query={query} texts={t}>
        {(days) =>
          days.length === 0 ? (
            <p className="mid">{t('noDays')}</p>
          ) : (
            <div className="record-table">
              <table className="grid stacked">
                <caption className="sr">{t('daysAhead')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('day')}</th>
                    <th scope="col">{t('group')}</th>
                    <th scope="col">{t('menu')}</th>
                  </tr>
                </thead>
                <tbody>
                  {days.flatMap((day) =>
                    day.destinationDayGrades.map((grade) => (
                      <tr key={grade.id}>
                        <th scope="row">{formatDate(day.date, locale, DAY)}</th>
                        <td data-label={t('group')}>{grade.group}</td>
                        <td data-label={t('menu')}>
                          {grade.blackout ? (
                            <span className="st warn">
                              {t('closed', { name: grade.blackout.name })}
                              {grade.blackout_reason && ` (${reasons(grade.blackout_reason)})`}
                            </span>
                          ) : (
                            (grade.menu?.name ?? <span className="mid">{t('noMenu')}</span>)
                          )}
                        </td>
                      </tr>
                    )),
                  )}
                </tbody>
              </table>
            </div>
          )
        }
      </StaffPart>
    </section>
  );
}
