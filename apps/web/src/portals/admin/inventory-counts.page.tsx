import { useSearch } from '@tanstack/react-router';
import { AllCounts, askedCounts } from '../../features/inventory/index.ts';

export default function InventoryCountsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <AllCounts asked={askedCounts(search)} />;
}
