import { useSearch } from '@tanstack/react-router';
import { askedCount, CountScreen } from '../../features/inventory/index.ts';
import '@yay/ui/fonts-staff.css';
import '../../lib/staff/staff.css';

/** Counts a place on a phone. */
export default function CountPlacePage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <CountScreen asked={askedCount(search)} />;
}
