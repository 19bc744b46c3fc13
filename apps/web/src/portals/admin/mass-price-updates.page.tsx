import { PriceUpdates } from '../../features/price-updates/index.ts';

export default function AdminPriceUpdatesPage() {
  return <PriceUpdates />;
}
