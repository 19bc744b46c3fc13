import { VendorCreate } from '../../features/vendors/index.ts';

export default function VendorNewPage() {
  return <VendorCreate />;
}
