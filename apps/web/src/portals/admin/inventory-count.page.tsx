import { useParams } from '@tanstack/react-router';
import { TeamCount } from '../../features/inventory/index.ts';

export default function InventoryCountPage() {
  const { location, count }: { location?: string; count?: string } = useParams({ strict: false });
  return <TeamCount location={location ?? ''} count={count ?? ''} />;
}
