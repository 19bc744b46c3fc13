export { ReconciliationList } from './components/reconciliation-list.tsx';
export { ReconciliationRun } from './components/reconciliation-run.tsx';
