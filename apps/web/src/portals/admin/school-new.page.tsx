import { SchoolCreate } from '../../features/schools/index.ts';

export default function SchoolNewPage() {
  return <SchoolCreate />;
}
