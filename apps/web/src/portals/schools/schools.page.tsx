import { useSearch } from '@tanstack/react-router';
import { SchoolList } from '../../features/destinations/index.ts';
import { firstData } from '../../lib/first-data.ts';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/staff.css';

export default function SchoolsPage() {
  const search: { page?: string } = useSearch({ strict: false });
  const page = /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return <SchoolList page={page} contact={firstData().config.contact.email} />;
}
