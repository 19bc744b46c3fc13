import { useParams } from '@tanstack/react-router';
import { TeamLocation } from '../../features/inventory/index.ts';

export default function InventoryLocationPage() {
  const { location }: { location?: string } = useParams({ strict: false });
  return <TeamLocation location={location ?? ''} />;
}
