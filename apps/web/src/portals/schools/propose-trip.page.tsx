import { TeacherTrip } from '../../features/class-trips/index.ts';

export default function ProposeTripPage() {
  return <TeacherTrip />;
}
