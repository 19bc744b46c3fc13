import { SchoolsList } from '../../features/access/index.ts';

export default function AdminSchoolsPage() {
  return <SchoolsList />;
}
