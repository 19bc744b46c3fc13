import { PagesList } from '../../features/pages/index.ts';

export default function AdminPagesPage() {
  return <PagesList />;
}
