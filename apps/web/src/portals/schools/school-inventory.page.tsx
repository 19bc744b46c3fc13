import { useParams } from '@tanstack/react-router';
import { PortalInventory } from '../../features/inventory/index.ts';
import './schools.css';

export default function SchoolInventoryPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <PortalInventory segment={school ?? ''} />;
}
