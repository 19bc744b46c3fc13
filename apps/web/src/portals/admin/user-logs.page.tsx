import { UserPage } from '../../features/users/index.ts';

export default function UserLogsPage() {
  return <UserPage tab="logs">{() => null}</UserPage>;
}
