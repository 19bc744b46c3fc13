import { VendorsList } from '../../features/access/index.ts';

export default function AdminVendorsPage() {
  return <VendorsList />;
}
