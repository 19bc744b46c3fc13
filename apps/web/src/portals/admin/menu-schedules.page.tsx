import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScheduleCalendar, scheduleAddress } from '../../features/menu-schedules/index.ts';

export default function AdminMenuSchedulesPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <ScheduleCalendar
      address={scheduleAddress(search)}
      onMove={(next) =>
        void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false })
      }
    />
  );
}
