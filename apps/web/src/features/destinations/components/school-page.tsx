import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { PlainDate } from '@yay/domain/calendar';
import { idOfSlug } from '@yay/domain/text';
import { HttpError } from '../../../lib/http/index.ts';
import { weekQuery } from '../api/week-query.ts';
import { schoolPath, schoolSegment } from '../model/school-address.ts';
import { SchoolWeek } from './school-week.tsx';

export interface SchoolPageProps {
  /** The last part of the address: a readable name, and the id that decides. */
  segment: string;
  monday: PlainDate | undefined;
}

/** A school's week at its address; a name that is no longer right leads to the one that is. */
export function SchoolPage({ segment, monday }: SchoolPageProps) {
  const id = idOfSlug(segment);
  if (id === null) throw new HttpError(404, 'not_found');
  return <KnownSchool id={id} segment={segment} monday={monday} />;
}

function KnownSchool({ id, segment, monday }: SchoolPageProps & { id: number }) {
  // Only looks at what the week below asks for.
  const { data: school } = useQuery({
    ...weekQuery(id, monday),
    select: (week) => week.destination,
    enabled: false,
  });
  if (school && schoolSegment(school) !== segment) {
    return <Navigate to={schoolPath(school)} search={monday ? { week: monday } : {}} replace />;
  }
  return <SchoolWeek schoolId={id} path={`/schools/${segment}`} monday={monday} />;
}
