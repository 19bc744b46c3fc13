import { BlackoutsPage } from '../../features/blackouts/index.ts';

export default function AdminBlackoutsPage() {
  return <BlackoutsPage />;
}
