import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { clockText } from '@yay/words/times';
import { useLocale, useTranslations } from 'use-intl';

/** Grades down: where they sit, when they eat, how many. A bar shows the largest grade at a glance. */
export function DayGrades({ day }: { day: SchoolDay }) {
  const t = useTranslations('school-day.grades');
  const locale = useLocale();
  const most = Math.max(1, ...day.grades.map(({ lunches }) => lunches));
  const sum = (of: (grade: SchoolDay['grades'][number]) => number) =>
    day.grades.reduce((total, grade) => total + of(grade), 0).toLocaleString(locale);
  return (
    <div className="school-part">
      <h2 id="day-grades">{t('title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too. */}
      <section className="sideways" aria-labelledby="day-grades" tabIndex={0}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{t('grade')}</th>
              <th scope="col">{t('rooms')}</th>
              <th scope="col">{t('period')}</th>
              <th scope="col" className="num">
                {t('lunches')}
              </th>
              <td className="school-bar-cell" />
              <th scope="col" className="num">
                {t('strict')}
              </th>
              <th scope="col" className="num">
                {t('new')}
              </th>
            </tr>
          </thead>
          <tbody>
            {day.grades.map((grade) => (
              <tr key={grade.grade_id}>
                <th scope="row">{grade.label}</th>
                <td>
                  {grade.rooms.length > 0 ? (
                    grade.rooms.join(', ')
                  ) : (
                    <span className="mid">{t('noRooms')}</span>
                  )}
                </td>
                <td>
                  {grade.period &&
                    t('times', {
                      from: clockText(grade.period.starts_at),
                      until: clockText(grade.period.ends_at),
                    })}
                </td>
                <td className="num strong">{grade.lunches.toLocaleString(locale)}</td>
                <td className="school-bar-cell" aria-hidden="true">
                  <progress value={grade.lunches} max={most} />
                </td>
                <td className="num">{grade.strict.toLocaleString(locale)}</td>
                <td className="num">{grade.new.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              <td />
              <td />
              <td className="num">{sum(({ lunches }) => lunches)}</td>
              <td className="school-bar-cell" />
              <td className="num">{sum(({ strict }) => strict)}</td>
              <td className="num">{sum((grade) => grade.new)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
