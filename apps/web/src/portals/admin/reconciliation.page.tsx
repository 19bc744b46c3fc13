import { ReconciliationList } from '../../features/reconciliation/index.ts';

export default function ReconciliationPage() {
  return <ReconciliationList />;
}
