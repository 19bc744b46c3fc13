import { useParams } from '@tanstack/react-router';
import { PortalCount } from '../../features/inventory/index.ts';
import './schools.css';

export default function SchoolInventoryCountPage() {
  const { school, count }: { school?: string; count?: string } = useParams({ strict: false });
  return <PortalCount segment={school ?? ''} count={count ?? ''} />;
}
