import { useParams, useSearch } from '@tanstack/react-router';
import { isPlainDate, isWeekday, mondayOf } from '@yay/domain/calendar';
import { SchoolWeekPage } from '../../features/destinations/index.ts';
import './schools.css';

export default function SchoolWeekOfPortal() {
  const { school }: { school?: string } = useParams({ strict: false });
  const { week }: { week?: string } = useSearch({ strict: false });
  // A date that is none of a school week is no date: the week that runs.
  const monday = isPlainDate(week) && isWeekday(week) ? mondayOf(week) : undefined;
  return <SchoolWeekPage segment={school ?? ''} date={monday} />;
}
