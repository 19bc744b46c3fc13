import { UserLunchers, UserPage } from '../../features/users/index.ts';

export default function UserLunchersPage() {
  return <UserPage tab="lunchers">{({ user }) => <UserLunchers user={user} />}</UserPage>;
}
