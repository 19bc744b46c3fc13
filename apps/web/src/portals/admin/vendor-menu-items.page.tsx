import { ItemGrid } from '../../features/item-grid/index.ts';
import { NewItemLink, VendorOfPage } from '../../features/items/index.ts';
import { VendorTabs } from '../../parts/place-tabs.tsx';

export default function VendorMenuItemsPage() {
  return (
    <VendorOfPage tabs={(id) => <VendorTabs id={id} here="menuItems" />}>
      {({ id, name }) => (
        <ItemGrid
          key={id}
          vendor={id}
          title={name}
          tabs={<VendorTabs id={id} here="menuItems" />}
          actions={<NewItemLink vendorId={id} />}
        />
      )}
    </VendorOfPage>
  );
}
