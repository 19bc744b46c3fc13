import { Jobs } from '../../features/operations/index.ts';

export default function OpsJobsPage() {
  return <Jobs />;
}
