import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import type { ReactNode } from 'react';

/** Leads to a child's day in the calendar, with its sheet open. */
export function DayLink({
  date,
  childId,
  familyId,
  className,
  label,
  children,
}: {
  date: PlainDate;
  childId: number;
  /** The family, where it is another than one's own. */
  familyId: number | null;
  className: string;
  /** All of it in words; what is drawn is for the eye. */
  label: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={PARENT_PAGES.lunchCalendar.path}
      search={{
        week: mondayOf(date),
        luncher: String(childId),
        day: date,
        ...(familyId !== null && { userId: String(familyId) }),
      }}
      className={className}
    >
      <span className="sr">{label}</span>
      {children}
    </Link>
  );
}
