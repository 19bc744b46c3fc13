import { useParams, useSearch } from '@tanstack/react-router';
import { PortalHistory, shownHistory } from '../../features/inventory/index.ts';
import './schools.css';

export default function SchoolInventoryHistoryPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <PortalHistory segment={school ?? ''} {...shownHistory(search)} />;
}
