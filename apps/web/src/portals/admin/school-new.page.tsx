import { SchoolCreate } from '../../features/destinations/index.ts';

export default function SchoolNewPage() {
  return <SchoolCreate />;
}
