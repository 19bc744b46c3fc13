import { Schedules } from '../../features/operations/index.ts';

export default function OpsSchedulesPage() {
  return <Schedules />;
}
