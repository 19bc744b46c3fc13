import { useParams } from '@tanstack/react-router';
import { AdminSchoolInventory } from '../../features/inventory/index.ts';

export default function AdminSchoolInventoryPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <AdminSchoolInventory id={school ?? ''} />;
}
