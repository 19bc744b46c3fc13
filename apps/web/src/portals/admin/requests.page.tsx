import { useSearch } from '@tanstack/react-router';
import { askedOf, RequestsList } from '../../features/requests/index.ts';

export default function AdminRequestsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <RequestsList asked={askedOf(search)} />;
}
