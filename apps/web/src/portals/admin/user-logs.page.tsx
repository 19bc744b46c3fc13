import { UserPage } from '../../features/users/index.ts';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';

export default function UserLogsPage() {
  return <UserPage tab="logs">{() => null}</UserPage>;
}
