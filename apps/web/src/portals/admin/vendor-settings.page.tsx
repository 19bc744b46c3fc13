import { VendorSettings } from '../../features/vendors/index.ts';

export default function OneVendorSettingsPage() {
  return <VendorSettings />;
}
