import { MarketCreate } from '../../features/markets/index.ts';

export default function AdminMarketNewPage() {
  return <MarketCreate />;
}
