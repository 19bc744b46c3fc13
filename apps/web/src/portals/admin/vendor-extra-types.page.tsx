import { ExtraTypesPage } from '../../features/extra-types/index.ts';
import { VendorOfPage } from '../../features/items/index.ts';
import { VendorTabs } from '../../parts/place-tabs.tsx';

export default function VendorExtraTypesPage() {
  return (
    <VendorOfPage tabs={(id) => <VendorTabs id={id} here="extraTypes" />}>
      {(vendor) => <ExtraTypesPage key={vendor.id} vendor={vendor} />}
    </VendorOfPage>
  );
}
