import { useParams, useSearch } from '@tanstack/react-router';
import { isPlainDate, isWeekday, mondayOf } from '@yay/domain/calendar';
import { SchoolPage } from '../../features/destinations/index.ts';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/staff.css';
import './schools.css';

export default function SchoolHomePage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const { week }: { week?: string } = useSearch({ strict: false });
  // A date that is none of a school week is no date: the week that runs.
  const monday = isPlainDate(week) && isWeekday(week) ? mondayOf(week) : undefined;
  return <SchoolPage segment={school ?? ''} monday={monday} />;
}
