import { ItemGrid } from '../../features/item-grid/index.ts';
import { NewItemLink, VendorOfPage } from '../../features/items/index.ts';

export default function VendorMenuItemsPage() {
  return (
    <VendorOfPage>
      {({ id, name }) => (
        <ItemGrid key={id} vendor={id} title={name} actions={<NewItemLink vendorId={id} />} />
      )}
    </VendorOfPage>
  );
}
