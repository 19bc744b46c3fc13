export { PortalTrip } from './components/portal-trip.tsx';
export { TeacherTrip } from './components/teacher-trip.tsx';
export { TripLinks } from './components/trip-links.tsx';
