import { VendorOverview } from '../../features/vendors/index.ts';

export default function AdminVendorPage() {
  return <VendorOverview />;
}
