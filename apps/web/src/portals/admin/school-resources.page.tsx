import { useParams } from '@tanstack/react-router';
import { AdminResourcesPage } from '../../features/resources/index.ts';

export default function SchoolResourcesPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <AdminResourcesPage id={school ?? ''} />;
}
