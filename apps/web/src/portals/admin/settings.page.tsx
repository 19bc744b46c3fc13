import { SettingsPage } from '../../features/site-options/index.ts';

export default function AdminSettingsPage() {
  return <SettingsPage />;
}
