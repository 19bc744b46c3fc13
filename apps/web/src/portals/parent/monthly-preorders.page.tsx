import { MonthsPage } from '../../features/monthly/index.ts';

export default function MonthlyPreordersPage() {
  return <MonthsPage />;
}
