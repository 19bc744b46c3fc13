import { MarketPage } from '../../features/markets/index.ts';

export default function AdminMarketPage() {
  return <MarketPage />;
}
