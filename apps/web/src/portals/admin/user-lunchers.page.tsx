import { UserLunchers, UserPage } from '../../features/users/index.ts';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';

export default function UserLunchersPage() {
  return <UserPage tab="lunchers">{({ user }) => <UserLunchers user={user} />}</UserPage>;
}
