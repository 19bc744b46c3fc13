import { SchoolOverview } from '../../features/destinations/index.ts';

export default function AdminSchoolPage() {
  return <SchoolOverview />;
}
