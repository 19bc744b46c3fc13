import { useParams, useSearch } from '@tanstack/react-router';
import { isPlainDate } from '@yay/domain/calendar';
import { KitchenPage } from '../../features/vendors/index.ts';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/staff.css';

export default function VendorHomePage() {
  const { vendor }: { vendor?: string } = useParams({ strict: false });
  const { date }: { date?: string } = useSearch({ strict: false });
  // A date that is none is no date: the next day with something to make.
  return <KitchenPage segment={vendor ?? ''} date={isPlainDate(date) ? date : undefined} />;
}
