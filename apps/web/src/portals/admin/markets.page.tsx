import { MarketsList } from '../../features/markets/index.ts';

export default function AdminMarketsPage() {
  return <MarketsList />;
}
