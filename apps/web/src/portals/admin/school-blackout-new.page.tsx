import { SchoolBlackoutCreate } from '../../features/blackouts/index.ts';

export default function SchoolBlackoutNewPage() {
  return <SchoolBlackoutCreate />;
}
