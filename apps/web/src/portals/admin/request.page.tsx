import { RequestPage } from '../../features/requests/index.ts';

export default function AdminRequestPage() {
  return <RequestPage />;
}
