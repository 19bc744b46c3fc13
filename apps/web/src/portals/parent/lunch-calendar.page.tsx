import { WeekPage } from '../../features/calendar/index.ts';

export default function LunchCalendarPage() {
  return <WeekPage />;
}
