import type { PlainDate } from '@yay/domain/calendar';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { SchoolDay } from './school-day.tsx';
import { SchoolWeek } from './school-week.tsx';

export interface SchoolPageProps {
  /** The part of the address that names the school: a readable name, and the id that decides. */
  segment: string;
  date: PlainDate | undefined;
}

/** A school's day at its address. */
export function SchoolDayPage({ segment, date }: SchoolPageProps) {
  return (
    <SchoolFrame segment={segment} here="today">
      {(school) => <SchoolDay school={school} date={date} />}
    </SchoolFrame>
  );
}

/** The week of a date at its address. */
export function SchoolWeekPage({ segment, date }: SchoolPageProps) {
  return (
    <SchoolFrame segment={segment} here="week">
      {(school) => (
        <SchoolWeek schoolId={school.id} path={schoolPath(school, 'week')} monday={date} />
      )}
    </SchoolFrame>
  );
}
