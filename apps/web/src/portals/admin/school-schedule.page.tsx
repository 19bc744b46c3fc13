import { SchoolSchedule } from '../../features/blackouts/index.ts';

export default function SchoolSchedulePage() {
  return <SchoolSchedule />;
}
