export const actions = [
  'trip_link.created',
  'trip_link.revoked',
  'class_trip.asked',
  'class_trip.agreed',
  'class_trip.declined',
  'class_trip.withdrawn',
] as const;
