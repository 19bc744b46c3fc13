import { PortalTrip } from '../../features/class-trips/index.ts';

export default function PortalTripPage() {
  return <PortalTrip />;
}
