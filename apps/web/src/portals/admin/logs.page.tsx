import { LogsList } from '../../features/activity/index.ts';

export default function AdminLogsPage() {
  return <LogsList />;
}
