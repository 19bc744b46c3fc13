import { SchoolOverview } from '../../features/schools/index.ts';

export default function AdminSchoolPage() {
  return <SchoolOverview />;
}
