import { ActivityList } from '../../features/activity/index.ts';
import { UserPage } from '../../features/users/index.ts';

export default function UserLogsPage() {
  return <UserPage tab="logs">{({ user }) => <ActivityList aboutUserId={user.id} />}</UserPage>;
}
