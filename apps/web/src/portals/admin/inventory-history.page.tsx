import { useParams, useSearch } from '@tanstack/react-router';
import { shownHistory, TeamHistory } from '../../features/inventory/index.ts';

export default function InventoryHistoryPage() {
  const { location }: { location?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <TeamHistory location={location ?? ''} {...shownHistory(search)} />;
}
