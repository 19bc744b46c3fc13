import { useSearch } from '@tanstack/react-router';
import { AllAssignments, askedAssignments } from '../../features/inventory/index.ts';

export default function InventoryAssignmentsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <AllAssignments asked={askedAssignments(search)} />;
}
