import { ItemCreate, VendorOfPage } from '../../features/items/index.ts';

export default function VendorMenuItemNewPage() {
  return (
    <VendorOfPage>
      {({ id }) => <ItemCreate key={id} vendorId={id} to={`/admin/vendors/${id}/menu-items`} />}
    </VendorOfPage>
  );
}
