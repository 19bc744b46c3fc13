export const TRIP_STATES = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const TRIP_PLACE_MAX = 80;
export const TRIP_NOTE_MAX = 300;
