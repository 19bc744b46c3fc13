import { SchoolSettings } from '../../features/destinations/index.ts';

export default function SchoolSettingsPage() {
  return <SchoolSettings />;
}
