import type { PlainDate } from '@yay/domain/calendar';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { SchoolWeek } from './school-week.tsx';

export interface SchoolPageProps {
  /** The last part of the address: a readable name, and the id that decides. */
  segment: string;
  monday: PlainDate | undefined;
}

/** A school's week at its address. */
export function SchoolPage({ segment, monday }: SchoolPageProps) {
  return (
    <SchoolFrame segment={segment} here="today">
      {(school) => <SchoolWeek schoolId={school.id} path={schoolPath(school)} monday={monday} />}
    </SchoolFrame>
  );
}
