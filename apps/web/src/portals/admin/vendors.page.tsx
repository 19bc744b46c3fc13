import { VendorsList } from '../../features/access/index.ts';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';

export default function AdminVendorsPage() {
  return <VendorsList />;
}
