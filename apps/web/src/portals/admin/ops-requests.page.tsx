import { Requests } from '../../features/operations/index.ts';

export default function OpsRequestsPage() {
  return <Requests />;
}
