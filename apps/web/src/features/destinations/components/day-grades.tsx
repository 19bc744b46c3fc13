import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { clockText } from '@yay/words/times';
import { useLocale, useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';

type Grade = SchoolDay['grades'][number];

/** Grades down: where they sit, when they eat, how many. A bar shows the largest grade at a glance. */
export function DayGrades({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day.grades');
  const reasons = useTranslations('destinations-day.reasons');
  const gradeIn = useGradeName();
  const locale = useLocale();
  const most = Math.max(1, ...day.grades.map(({ lunches }) => lunches));
  const number = (value: number) => value.toLocaleString(locale);
  // A closure of some of its children leaves the grade open.
  const closureOf = ({ label, lunches }: Grade) =>
    lunches === 0
      ? day.closures.find(({ grade, children }) => grade === label && children === null)
      : undefined;
  const isOpen = (grade: Grade) => closureOf(grade) === undefined;
  return (
    <section className="school-part" aria-labelledby="day-grades">
      <h2 id="day-grades">{t('title')}</h2>
      <RecordTable
        caption={t('title')}
        className="school-grades"
        rows={day.grades}
        keyOf={({ grade_id: id }) => id}
        columns={[
          { id: 'grade', title: t('grade'), cell: ({ label }: Grade) => gradeIn(label) },
          {
            id: 'rooms',
            title: t('rooms'),
            labeled: true,
            cell: ({ rooms }) =>
              rooms.length > 0 ? rooms.join(', ') : <span className="mid">{t('noRooms')}</span>,
          },
          {
            id: 'period',
            title: t('period'),
            labeled: ({ period }) => period !== null,
            cell: ({ period }) =>
              period &&
              t('times', { from: clockText(period.starts_at), until: clockText(period.ends_at) }),
          },
          {
            id: 'lunches',
            title: t('lunches'),
            labeled: isOpen,
            look: 'school-lunches',
            cell: (grade) => {
              const closure = closureOf(grade);
              if (closure) {
                return t('closed', { reason: closure.name || reasons(closure.reason) });
              }
              return (
                <>
                  <b>{number(grade.lunches)}</b>
                  <progress value={grade.lunches} max={most} aria-hidden="true" />
                </>
              );
            },
          },
          {
            id: 'strict',
            title: t('strict'),
            align: 'num',
            labeled: isOpen,
            cell: (grade) => isOpen(grade) && number(grade.strict),
          },
          {
            id: 'new',
            title: t('new'),
            align: 'num',
            labeled: isOpen,
            cell: (grade) => isOpen(grade) && number(grade.new),
          },
        ]}
      />
    </section>
  );
}
