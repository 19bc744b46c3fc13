import { useParams } from '@tanstack/react-router';
import { ReconciliationRun } from '../../features/reconciliation/index.ts';

export default function ReconciliationRunPage() {
  const { run = '' } = useParams({ strict: false });
  return <ReconciliationRun key={run} runId={run} />;
}
