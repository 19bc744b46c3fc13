import { UserPage, UserSettings } from '../../features/users/index.ts';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';

export default function UserSettingsPage() {
  return <UserPage tab="settings">{(part) => <UserSettings {...part} />}</UserPage>;
}
