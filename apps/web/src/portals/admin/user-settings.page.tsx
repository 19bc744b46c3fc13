import { UserPage, UserSettings } from '../../features/users/index.ts';

export default function UserSettingsPage() {
  return <UserPage tab="settings">{(part) => <UserSettings {...part} />}</UserPage>;
}
