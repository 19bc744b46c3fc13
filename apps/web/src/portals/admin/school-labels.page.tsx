import { AdminLabels } from '../../features/labels/index.ts';

export default function AdminSchoolLabelsPage() {
  return <AdminLabels />;
}
