import { RevenueReport } from '../../features/reports/index.ts';

export default function RevenuePage() {
  return <RevenueReport />;
}
