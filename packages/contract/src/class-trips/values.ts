export const TRIP_STATES = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const TRIP_PLACE_MAX = 80;
export const TRIP_NOTE_MAX = 300;

/** The most children of a trip, and the most characters of a name. */
export const TRIP_CHILDREN_MAX = 60;
export const TRIP_CHILD_MAX = 100;
