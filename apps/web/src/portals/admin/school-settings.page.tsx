import { SchoolSettings } from '../../features/schools/index.ts';

export default function SchoolSettingsPage() {
  return <SchoolSettings />;
}
