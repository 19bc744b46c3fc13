import { useParams, useSearch } from '@tanstack/react-router';
import { isPlainDate } from '@yay/domain/calendar';
import { SchoolDayPage } from '../../features/destinations/index.ts';
import './schools.css';
import './school-day.css';

export default function SchoolHomePage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const { date }: { date?: string } = useSearch({ strict: false });
  // A date that is none is the day that runs.
  return <SchoolDayPage segment={school ?? ''} date={isPlainDate(date) ? date : undefined} />;
}
