import { TripLinks } from '../../features/class-trips/index.ts';

export default function TripLinksPage() {
  return <TripLinks />;
}
