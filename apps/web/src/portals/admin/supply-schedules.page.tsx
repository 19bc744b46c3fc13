import { useNavigate, useSearch } from '@tanstack/react-router';
import { Supplies, suppliesAddress } from '../../features/supply-schedules/index.ts';

export default function AdminSupplySchedulesPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <Supplies
      address={suppliesAddress(search)}
      onMove={(next) =>
        void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false })
      }
    />
  );
}
