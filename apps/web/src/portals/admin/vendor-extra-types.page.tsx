import { ExtraTypesPage } from '../../features/extra-types/index.ts';
import { VendorOfPage } from '../../features/items/index.ts';

export default function VendorExtraTypesPage() {
  return (
    <VendorOfPage>{(vendor) => <ExtraTypesPage key={vendor.id} vendor={vendor} />}</VendorOfPage>
  );
}
