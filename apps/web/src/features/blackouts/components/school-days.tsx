import { useQuery } from '@tanstack/react-query';
import { BLACKOUT_REASONS } from '@yay/contract/blackouts/reasons';
import type { listDestinationDays } from '@yay/contract/schedule/calls';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { daysAheadQuery } from '../api/days-ahead.ts';
/** Four weeks of a school: what each group of grades is served, or why it is not. */
export function SchoolDays({ schoolId }: { schoolId: number }) {
  const t = useTranslations('blackouts.school');
  const locale = useLocale();
  const query = useQuery(daysAheadQuery(schoolId, dateInZone(serverNowMs(), OFFICE)));
  return (
    <section className="school-days comes-after" aria-labelledby="school-days">
      <h2 id="school-days">{t('daysAhead')}</h2>
      <StaffPart query={query} texts={t}>
        {(days) => (
          <RecordTable
            caption={t('daysAhead')}
            rows={days}
            keyOf={({ id }) => id}
            empty={<p className="mid">{t('noDays')}</p>}
            columns={[
              {
                id: 'day',
                title: t('day'),
                cell: ({ date }) => formatDate(date, locale, 'dayAndWeekday'),
              },
              { id: 'menu', title: t('menu'), cell: (day) => <DayServed day={day} /> },
            ]}
          />
        )}
      </StaffPart>
    </section>
  );
}

type Day = AnswerOf<typeof listDestinationDays>['data'][number];
type DayGrade = Day['destinationDayGrades'][number];

/** Each group with its own; a day that is closed for all of them says so once. */
function DayServed({ day }: { day: Day }) {
  const whoIn = useWhoGoes('blackouts');
  const [first, ...others] = day.destinationDayGrades;
  if (first?.blackout && others.every(({ blackout }) => blackout?.name === first.blackout?.name)) {
    return <Served grade={first} />;
  }
  const closures = Map.groupBy(day.closed_grades, ({ name, reason }) => `${reason} ${name}`);
  return (
    <>
      {day.destinationDayGrades.map((grade) => (
        <p key={grade.id} className="school-day-group">
          <b>{grade.group}</b> <Served grade={grade} />
        </p>
      ))}
      {[...closures].map(([key, grades]) => (
        <p key={key} className="school-day-group">
          <b>
            {[...new Set(grades.map(({ children, label }) => whoIn(children, label)))].join(', ')}
          </b>{' '}
          <Closed name={grades[0]?.name ?? ''} reason={grades[0]?.reason ?? null} />
        </p>
      ))}
    </>
  );
}

function Served({ grade }: { grade: DayGrade }) {
  const t = useTranslations('blackouts.school');
  if (!grade.blackout) return grade.menu?.name ?? <span className="mid">{t('noMenu')}</span>;
  return <Closed name={grade.blackout.name} reason={grade.blackout_reason} />;
}

function Closed({ name, reason }: { name: string; reason: string | null }) {
  const t = useTranslations('blackouts.school');
  const reasons = useTranslations('blackouts.reasons');
  const known = BLACKOUT_REASONS.find((one) => one === reason);
  return (
    <span className="st warn">
      {t('closed', { name })}
      {known && ` (${reasons(known)})`}
    </span>
  );
}
